import { type Client, readClient } from '../oauth/clients.ts'

export type Environment = Record<string, string | undefined>

/** What every simulated cloud is told. */
export interface CommonSettings {
  port: number
  host: string
  seed: number
  clients: Client[]
  /** Start of the simulated time; undefined: now, or the time in the state file. */
  now: Date | undefined
}

/** Reads the environment. @throws RangeError naming the invalid variable */
export function readCommonSettings(environment: Environment, usualPort: number): CommonSettings {
  return {
    port: readNumber(environment, 'PORT', usualPort, 65_535),
    host: environment.HOST || '127.0.0.1',
    seed: readNumber(environment, 'SIMULATOR_SEED', 1, 2 ** 31 - 1),
    clients: readClients(environment.SIMULATOR_CLIENTS),
    now: readNow(environment.SIMULATOR_NOW),
  }
}

/** A whole number. @throws RangeError naming the variable */
export function readNumber(
  environment: Environment,
  name: string,
  usual: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const text = environment[name] || String(usual)
  if (!/^\d+$/.test(text) || Number(text) > most)
    throw new RangeError(`${name} must be a whole number of at most ${most}`)
  return Number(text)
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
