import { enableCompileCache } from 'node:module'

// First of all: caches stripped types, which halves the time of a second start.
enableCompileCache()
const { serve } = await import('../program/serve.ts')
const { readSettings } = await import('../whoop/settings.ts')
const { buildIntervals } = await import('./simulator.ts')
await serve({
  name: 'Intervals.icu',
  read: (environment) => readSettings(environment, { port: 3998, limits: { minute: 166, day: 8_000 } }),
  build: buildIntervals,
})
