# Builds everything, then keeps only what runs. The image holds no settings: see "Environment" in README.md.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data METRICS_LISTEN=127.0.0.1:9464
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# Read as they are: master and demo data, mail and resume templates, the programs of the worker threads.
COPY --from=build /app/db/migrations ./db/migrations
COPY --from=build /app/db/seeds ./db/seeds
COPY --from=build /app/templates ./templates
COPY --from=build /app/server/adapters/pdf/worker.mjs ./server/adapters/pdf/
COPY --from=build /app/server/adapters/readings/worker.mjs ./server/adapters/readings/
COPY --from=build /app/server/adapters/sheets ./server/adapters/sheets
COPY --from=build /app/server/adapters/uploads ./server/adapters/uploads
COPY --from=build /app/server/features/mail/inbound/worker.mjs ./server/features/mail/inbound/
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://' + process.env.METRICS_LISTEN.replace('0.0.0.0', '127.0.0.1') + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
