import { startEmbeddedDatabase } from './embedded-database.ts'
import { TEST_CLUSTER_SETTINGS } from './settings.ts'

// An app in its own process on the given data directory, for the tests to kill.
const [, , dataDir = ''] = process.argv
const database = await startEmbeddedDatabase({ dataDir, onProgress: () => {}, settings: TEST_CLUSTER_SETTINGS })
await database.announce('http://127.0.0.1:3000')
console.log('ready')
setInterval(() => {}, 1000)
