"""The unmodified bot, killed at random moments while people play at many tables and the way to Discord is bad.

`python -m benchmarks chaos --kills 500`; what has to hold all the while stands in `checks`.
"""
