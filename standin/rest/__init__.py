"""The routes of REST v10."""
