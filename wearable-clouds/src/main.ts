import { enableCompileCache } from 'node:module'

// First of all: caches stripped types, which halves the time of a second start.
enableCompileCache()
const { serveAll } = await import('./program/serve.ts')
const { everyCloud } = await import('./every-cloud.ts')
await serveAll(everyCloud)
