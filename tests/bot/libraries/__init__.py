"""Inner parts of libraries that the bot relies on: one test a library, which fails first when it is updated."""
