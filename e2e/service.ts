import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A Corner as a club runs it: no demo, an empty database, WHOOP by configuration. */
export interface Service {
  url: string
  /** The set-up link that the start printed. */
  setupUrl: string
  stop(): Promise<void>
}

const HOUSE = join(import.meta.dirname, '..')
const START_PATIENCE_MS = 60_000

/**
 * Starts `npm run serve`'s program on an empty data directory, beside a WHOOP that it believes to be the real one.
 * @param settings of its environment besides
 */
export async function startService(settings: Record<string, string> = {}): Promise<Service> {
  const dataDir = mkdtempSync(join(tmpdir(), 'corner-e2e-service-'))
  const url = `http://127.0.0.1:${await freePort()}`
  const secret = 'first-day-secret'
  const client = {
    client_id: 'first-day',
    client_secret: secret,
    redirect_uris: [`${url}/connect-whoop-callback`],
    webhook_url: `${url}/api/whoop/webhook/`,
  }
  const whoop = start('whoop-simulator/src/main.ts', { PORT: '0', SIMULATOR_CLIENTS: JSON.stringify([client]) })
  const whoopUrl = (await whoop.line(/ready on (http:\S+)/))[1]
  const corner = start('server/src/main.ts', {
    ...settings,
    PORT: new URL(url).port,
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    WHOOP_CLIENT_ID: client.client_id,
    WHOOP_CLIENT_SECRET: secret,
    WHOOP_API_URL: `${whoopUrl}/developer`,
    WHOOP_AUTH_URL: `${whoopUrl}/oauth/oauth2/auth`,
    WHOOP_TOKEN_URL: `${whoopUrl}/oauth/oauth2/token`,
  })
  const [setupUrl] = await corner.line(/http:\S+setup=\S+/)
  return {
    url,
    setupUrl,
    stop: async () => {
      await Promise.all([corner.stop(), whoop.stop()])
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function start(program: string, settings: Record<string, string>) {
  const child = spawn(process.execPath, [program], { cwd: HOUSE, env: { ...process.env, ...settings } })
  let said = ''
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (text) => {
      said += text
    })
  }
  return { line: (pattern: RegExp) => lineOf(child, () => said, pattern), stop: () => stop(child) }
}

/** What a program says, once it has said it. @throws Error with all it said when it ends before, or stays silent */
async function lineOf(child: ChildProcess, said: () => string, pattern: RegExp): Promise<RegExpMatchArray> {
  const deadline = Date.now() + START_PATIENCE_MS
  for (;;) {
    const match = said().match(pattern)
    if (match) return match
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`It never said ${pattern}:\n${said()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

/** Known before the start: it goes into the address that WHOOP sends people back to. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
