import { type ChildProcess, spawn } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { appConnection } from '@corner/server/database/embedded/readiness.ts'
import { socketDirectory } from '@corner/server/database/embedded/socket-directory.ts'
import type { Scenario } from '../scenario.ts'
import { type Stage, setStage } from '../stage.ts'
import { asSuperuser } from '../superuser.ts'
import { verdictOf } from '../verdict.ts'

const PROGRAM = fileURLToPath(new URL('../refresh-process.ts', import.meta.url))
const PROCESSES = 20
const ROUNDS = 3

/**
 * The access token of one link has expired, and twenty processes need it at the same moment. A refresh token works once: a
 * second call would end the link.
 */
export const refresh: Scenario = {
  name: 'refresh',
  criterion: `${PROCESSES} processes that need one expired token at once make exactly one call, and all get its answer`,
  async run({ short }, cleanUp) {
    const stage = await setStage({ athletes: 1 }, cleanUp)
    const failures: string[] = []
    const calls: number[] = []
    for (let round = 0; round < (short ? 1 : ROUNDS); round++) {
      const processes = await Promise.all(Array.from({ length: PROCESSES }, () => startProcess(stage, cleanUp)))
      await expire(stage)
      const before = await tokenCalls(stage)
      const answers = await Promise.all(processes.map((each) => each.ask()))
      calls.push((await tokenCalls(stage)) - before)
      const different = new Set(answers)
      failures.push(...[...different].filter((answer) => answer.includes(' ')))
      if (different.size !== 1) failures.push(`${different.size} different answers in round ${round + 1}`)
    }
    if (calls.some((count) => count !== 1)) failures.push('more or fewer calls than one')
    return verdictOf(await stage.judge(), `calls in each round: ${calls.join(', ')}`, failures)
  },
}

/** At the provider, and in Corner's own note of it. */
async function expire({ cloud, corner }: Stage): Promise<void> {
  await cloud.control('POST', 'faults', { kind: 'expire_access_tokens' })
  await asSuperuser(corner.dataDir, (client) =>
    client.query(`update wearable_connections set token_expires_at = now() - interval '1 minute', refreshed_at = null`),
  )
}

/** The simulator counts requests by the first part of their path; here nobody is on its consent page meanwhile. */
async function tokenCalls({ cloud }: Stage): Promise<number> {
  const { requests } = await cloud.control<{ requests: { oauth?: number } }>('GET', 'state')
  return requests.oauth ?? 0
}

interface WaitingProcess {
  ask(): Promise<string>
}

async function startProcess(
  { corner, cloud, athletes }: Stage,
  cleanUp: AsyncDisposableStack,
): Promise<WaitingProcess> {
  const socketDir = socketDirectory(await realpath(corner.dataDir))
  const settings = { connection: appConnection({ socketDir }), dataDir: corner.dataDir, userId: athletes[0]?.id }
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, ...cloud.environment, PUBLIC_URL: corner.url, REFRESH_PROCESS: JSON.stringify(settings) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  cleanUp.defer(async () => void child.kill('SIGKILL'))
  await line(child, 'ready')
  return {
    ask() {
      child.stdin?.write('now\n')
      return line(child, 'got ')
    },
  }
}

/** @returns what follows `start` in the first line that begins with it */
function line(child: ChildProcess, start: string): Promise<string> {
  if (!child.stdout) throw new Error('The process has no output')
  const lines = createInterface({ input: child.stdout })
  return new Promise((resolve, reject) => {
    lines.on('line', (text) => {
      if (!text.startsWith(start)) return
      lines.close()
      resolve(text.slice(start.length))
    })
    child.once('exit', (code) => reject(new Error(`The process ended with ${code}`)))
  })
}
