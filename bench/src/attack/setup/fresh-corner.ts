import { openPool } from '@corner/server/database/database.ts'
import { appConnection, superuserConnection } from '@corner/server/database/embedded/readiness.ts'
import { socketDirectory } from '@corner/server/database/embedded/socket-directory.ts'
import { freePort } from '@corner/server/launch/free-port.ts'
import { startProgram } from '../../corner-program.ts'
import { temporaryFolder } from '../../temporary-folder.ts'

/** A Corner that nobody has set up yet. */
export interface FreshCorner {
  url: string
  dataDir: string
  /** Of the set-up link that it printed last. */
  setupToken: string
  /** How many people it holds. */
  people(): Promise<number>
  /** Stops it and starts it on the same folder, which prints another link. */
  startAgain(): Promise<void>
}

export async function startFreshCorner(cleanUp: AsyncDisposableStack): Promise<FreshCorner> {
  const dataDir = await temporaryFolder(cleanUp)
  const port = await freePort()
  const environment = { DATA_DIR: dataDir, PORT: String(port), TRUST_PROXY: 'true', LOG_LEVEL: 'error' }
  const start = () => startProgram([], environment, /\/register#setup=(\S+)/, cleanUp)
  let running = await start()
  const socket = { socketDir: socketDirectory(dataDir) }
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    get setupToken() {
      return running.said[1] ?? ''
    },
    async people() {
      const pool = openPool({ ...superuserConnection(socket), database: appConnection(socket).database, max: 1 })
      try {
        return (await pool.query('select from users')).rowCount ?? 0
      } finally {
        await pool.end()
      }
    },
    async startAgain() {
      await running.stop()
      running = await start()
    },
  }
}
