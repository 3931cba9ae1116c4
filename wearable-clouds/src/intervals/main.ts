import { enableCompileCache } from 'node:module'

// First of all: caches stripped types, which halves the time of a second start.
enableCompileCache()
const { serve } = await import('../whoop/serve.ts')
const { buildIntervals } = await import('./simulator.ts')
await serve({
  name: 'Intervals.icu',
  build: buildIntervals,
  usual: { port: 3998, limits: { minute: 166, day: 8_000 } },
})
