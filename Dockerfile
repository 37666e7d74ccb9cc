# Builds everything, then keeps only what runs. The image holds no settings: see "Environment" in README.md.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Empty, or --without-adminjs: /admin answers 404 then, and the packages take 90 MB less.
ARG RUNTIME_OPTIONS=""
RUN npm run build && npm run runtime -- /runtime ${RUNTIME_OPTIONS}

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data METRICS_LISTEN=127.0.0.1:9464
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /runtime ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://' + process.env.METRICS_LISTEN.replace('0.0.0.0', '127.0.0.1') + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
