"""All that the stand-in says on a walk past everything it does, as it was when it was recorded."""
