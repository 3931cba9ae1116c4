import { fileURLToPath } from 'node:url'
import type { Connection } from '@corner/server/database/database.ts'
import { startChild } from '@corner/server/launch/child-process.ts'
import type { SimulatedClouds } from '@corner/server/launch/simulated-clouds.ts'

export interface CornerProcess {
  origin: string
  usage(): Promise<Usage>
}

/** What a server process says of itself. */
export interface Usage {
  rss: number
  heapUsed: number
  /** Since its start. */
  cpuMs: number
  /** How late its event loop was, of which 1 % were later. */
  delayP99Ms: number
}

export interface SharedSettings {
  connection: Connection
  /** Holds the key that the tokens are signed with. */
  folder: string
  /** Where WHOOP sends webhooks. */
  cornerUrl: string
  clouds: SimulatedClouds
  /** Of each athlete's past. */
  days: number
}

/** Server processes on one database; stopped with the stack. */
export async function startProcesses(
  { connection, folder, cornerUrl, clouds, days }: SharedSettings,
  count: number,
  cleanUp: AsyncDisposableStack,
): Promise<CornerProcess[]> {
  const provider = clouds.configurations.find(({ name }) => name === 'whoop')
  const settings = { connection, folder, cornerUrl, provider, days }
  const started: CornerProcess[] = []
  for (let place = 1; place <= count; place++) {
    const child = await startChild({
      name: `Server process ${place}`,
      script: fileURLToPath(new URL('./corner-process.ts', import.meta.url)),
      env: { LOAD_SERVER: JSON.stringify(settings) },
      readyLine: /Ready on (http:\S+)/,
      readyWithinMs: 60_000,
    })
    cleanUp.defer(() => child.stop())
    const origin = child.ready[1] ?? ''
    started.push({ origin, usage: async () => (await (await fetch(`${origin}/usage`)).json()) as Usage })
  }
  return started
}
