import { enableCompileCache } from 'node:module'

// First of all: caches stripped types, which halves the time of a second start.
enableCompileCache()
const { serve } = await import('../program/serve.ts')
const { withingsProgram } = await import('./program.ts')
await serve(withingsProgram)
