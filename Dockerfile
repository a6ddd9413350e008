# The image contains the site of one brand: docker build --build-arg BRAND=ENC .
ARG BRAND=ENC

FROM node:24-slim AS build
ARG BRAND
ENV BRAND=$BRAND
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-slim AS production
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
# Removes Node's headers and manuals, and the TypeScript compiler, which a package of graphile-worker can use but does not need.
RUN rm -rf node_modules/node/node_modules node_modules/typescript
RUN mkdir data

# The production packages contain Node in the version of the project.
FROM debian:trixie-slim
WORKDIR /app
COPY --from=production /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json ./
COPY --from=production --chown=www-data:www-data /app/data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/app/node_modules/.bin:$PATH
# With its defaults, glibc keeps freed memory in up to eight arenas for each core.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
USER www-data
VOLUME /data
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=45", "dist/src/main.js"]
