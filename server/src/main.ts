import { enableCompileCache } from 'node:module'

// Before anything else is read: types stripped once stay stripped, which halves the time of a second start.
enableCompileCache()
const { main } = await import('./launch/main.ts')
await main(process.argv.slice(2))
