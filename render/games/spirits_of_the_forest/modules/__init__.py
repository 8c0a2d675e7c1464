"""The additions of each module to the pictures and their words. Outside this room a module is named nowhere but in `registry`."""
