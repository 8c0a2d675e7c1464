"""The life of an interaction, from what a person does on the page to the answer."""
