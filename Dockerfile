# syntax=docker/dockerfile:1
# One small image with the `tessera` command: docs/hosting.md says how to run it.

FROM rust:1.95-trixie AS build
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/src/target \
    cargo build --release --locked --package tessera-cli && cp target/release/tessera /tessera

FROM debian:trixie-slim
# PostgreSQL's programs are for `tessera backup` and `tessera restore`, certificates for whatever is sent elsewhere.
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates postgresql-client \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin tessera \
    && install -d -o tessera -g tessera -m 0700 /data
COPY --from=build /tessera /usr/local/bin/tessera
# By number: whoever runs it can check that it is not root.
USER 10001:10001
ENV TESSERA_DATA=/data
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=6s --start-period=30s CMD ["tessera", "health"]
ENTRYPOINT ["tessera"]
CMD ["serve", "--listen", "0.0.0.0:8080"]
