# The bot as a plain user; its database is on the volume /data. README.md says how to run it.
FROM python:3.11-slim

RUN useradd --uid 10001 --no-create-home --home-dir /app --shell /usr/sbin/nologin grovekeeper \
 && install -d -o grovekeeper -g grovekeeper -m 700 /data
WORKDIR /app

# All of these come as wheels: nothing is compiled, so there is nothing to remove again.
COPY requirements.txt requirements-postgresql.txt ./
RUN pip install --no-cache-dir --disable-pip-version-check --only-binary :all: --require-hashes \
      -r requirements.txt -r requirements-postgresql.txt \
 && pip uninstall --yes --quiet setuptools wheel pip

COPY data data
COPY engine engine
COPY words words
COPY render render
COPY standin standin
COPY bot bot
RUN python -m compileall -q bot engine render standin words

# The commit that it is made of, or its tag: --build-arg REVISION=$(git describe --tags --always)
ARG REVISION=

# Files of the settings, the database among them, lie in the folder where it runs.
ENV PYTHONPATH=/app PYTHONUNBUFFERED=1 GROVEKEEPER_REVISION=$REVISION GROVEKEEPER_LOG_FORMAT=json GROVEKEEPER_HEALTH_PORT=8080
USER grovekeeper
VOLUME /data
WORKDIR /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s \
  CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8080/healthz', timeout=5)"]

ENTRYPOINT ["python", "-m", "bot"]
