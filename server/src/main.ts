import { enableCompileCache } from 'node:module'

// Before any other import: Node caches the stripped types, which halves the time of a second start.
enableCompileCache()
const { main } = await import('./launch/main.ts')
await main(process.argv.slice(2))
