"""Components, custom ids, translation and drawing: what every message is made with."""
