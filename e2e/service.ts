import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A Corner in production mode: no demo, an empty database, WHOOP by configuration. */
export interface Service {
  url: string
  /** The set-up link that was printed at the start. */
  setupUrl: string
  stop(): Promise<void>
}

const HOUSE = join(import.meta.dirname, '..')
const START_TIMEOUT_MS = 60_000

/**
 * Starts the program of `npm run serve` on an empty data directory, with a simulated WHOOP in place of the real one.
 * @param settings additional environment variables
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
  const whoop = start('wearable-clouds/src/whoop/main.ts', { PORT: '0', SIMULATOR_CLIENTS: JSON.stringify([client]) })
  const whoopUrl = (await whoop.line(/ready on (http:\S+)/))[1]
  const corner = start('server/src/main.ts', {
    LOG_LEVEL: 'debug',
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
      // What the tests of the browser leave for read-logs.ts; standard output has the set-up link, on purpose.
      const logs = process.env.CORNER_E2E_LOGS
      if (logs) writeFileSync(join(logs, `service-${new URL(url).port}.log`), corner.log())
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
  let log = ''
  child.stderr.on('data', (text) => {
    log += text
  })
  return { log: () => log, line: (pattern: RegExp) => lineOf(child, () => said, pattern), stop: () => stop(child) }
}

/**
 * The first match in a program's output.
 * @throws Error with its output if the program exits before, or does not print it in time
 */
async function lineOf(child: ChildProcess, said: () => string, pattern: RegExp): Promise<RegExpMatchArray> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const match = said().match(pattern)
    if (match) return match
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`No output matched ${pattern}:\n${said()}`)
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

/** Must be known before the start: it is part of the address that WHOOP redirects to. */
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
