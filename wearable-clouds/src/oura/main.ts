import { enableCompileCache } from 'node:module'

// First of all: caches stripped types, which halves the time of a second start.
enableCompileCache()
const { serve } = await import('../program/serve.ts')
const { ouraProgram } = await import('./program.ts')
await serve(ouraProgram)
