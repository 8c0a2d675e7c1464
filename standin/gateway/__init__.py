"""Gateway v10: the websocket and the sessions on it."""
