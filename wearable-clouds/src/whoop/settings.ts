import { type Client, readClient } from '../oauth/clients.ts'

export interface Settings {
  port: number
  host: string
  seed: number
  clients: Client[]
  /** Start of the simulated time; undefined: now, or the time in the state file. */
  now: Date | undefined
  limits: { minute: number; day: number }
  stateFile: string | undefined
  /** First pause before a webhook is sent again; the others are multiples of it. */
  webhookRetryMs: number
}

/** What counts where the environment says nothing. */
export type UsualSettings = Pick<Settings, 'port' | 'limits'>

const WHOOP_USUAL: UsualSettings = { port: 3999, limits: { minute: 100, day: 10_000 } }

/** Reads the environment. @throws RangeError naming the invalid variable */
export function readSettings(
  environment: Record<string, string | undefined>,
  { port, limits: { minute, day } }: UsualSettings = WHOOP_USUAL,
): Settings {
  const number = (name: string, usual: number, most = Number.MAX_SAFE_INTEGER) => {
    const text = environment[name]
    if (text === undefined || text === '') return usual
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (!(value <= most)) throw new RangeError(`${name} must be a whole number of at most ${most}`)
    return value
  }
  return {
    port: number('PORT', port, 65_535),
    host: environment.HOST || '127.0.0.1',
    seed: number('SIMULATOR_SEED', 1, 2 ** 31 - 1),
    clients: readClients(environment.SIMULATOR_CLIENTS),
    now: readNow(environment.SIMULATOR_NOW),
    limits: { minute: number('SIMULATOR_LIMIT_MINUTE', minute), day: number('SIMULATOR_LIMIT_DAY', day) },
    stateFile: environment.SIMULATOR_STATE_FILE || undefined,
    webhookRetryMs: number('SIMULATOR_WEBHOOK_RETRY_MS', 60_000),
  }
}

function readClients(text: string | undefined): Client[] {
  if (!text) return []
  try {
    return (JSON.parse(text) as unknown[]).map(readClient)
  } catch (cause) {
    throw new RangeError(`SIMULATOR_CLIENTS: ${cause instanceof Error ? cause.message : 'not a JSON list'}`, { cause })
  }
}

function readNow(text: string | undefined): Date | undefined {
  if (!text) return undefined
  const now = new Date(text)
  if (Number.isNaN(now.getTime())) throw new RangeError('SIMULATOR_NOW must be an ISO 8601 time')
  return now
}
