import { enableCompileCache } from 'node:module'

// First of all: caches stripped types, which halves the time of a second start.
enableCompileCache()
const { serve } = await import('../program/serve.ts')
const { readSettings } = await import('./settings.ts')
const { buildSimulator } = await import('./simulator.ts')
await serve({ name: 'Oura', read: readSettings, build: buildSimulator })
