# The bot as a plain user; its database is on the volume /data. README.md says how to run it.
#
# The image that it is made from is named by its digest, so that the same is built again: `docker buildx imagetools inspect
# python:3.11-slim` prints the present one, which goes behind PYTHON when it is to change (--build-arg, or here).
ARG PYTHON=python:3.11-slim

# The wheel, as pip and pipx install it: nothing else of the checkout comes into the image.
FROM ${PYTHON} AS wheel
# The commit that it is made of, or its tag: --build-arg REVISION=$(git describe --tags --always)
ARG REVISION=
WORKDIR /source
COPY . .
RUN GROVEKEEPER_REVISION=$REVISION pip wheel --no-cache-dir --disable-pip-version-check --no-deps --wheel-dir /wheel .

FROM ${PYTHON}
RUN useradd --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin grovekeeper \
 && install -d -o grovekeeper -g grovekeeper -m 700 /data

# All of these come as wheels: nothing is compiled, so there is nothing to remove again.
COPY requirements.txt requirements-postgresql.txt /tmp/
RUN --mount=type=bind,from=wheel,source=/wheel,target=/wheel \
    pip install --no-cache-dir --disable-pip-version-check --only-binary :all: --require-hashes \
      -r /tmp/requirements.txt -r /tmp/requirements-postgresql.txt \
 && pip install --no-cache-dir --disable-pip-version-check --no-deps /wheel/*.whl \
 && pip check \
 && pip uninstall --yes --quiet setuptools wheel pip \
 && rm /tmp/requirements*.txt

# Files of the settings, the database among them, lie in the folder where it runs.
ENV PYTHONUNBUFFERED=1 GROVEKEEPER_LOG_FORMAT=json GROVEKEEPER_HEALTH_PORT=8080
USER grovekeeper
VOLUME /data
WORKDIR /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s \
  CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8080/healthz', timeout=5)"]

ENTRYPOINT ["grovekeeper"]
