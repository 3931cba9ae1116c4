import { type Client, readClient } from '../oauth/clients.ts'
import type { Limits } from './api/rate-limits.ts'

export interface Settings {
  port: number
  host: string
  seed: number
  clients: Client[]
  /** Start of the simulated time; undefined: now. */
  now: Date | undefined
  limits: Limits
}

/** Reads the environment. @throws RangeError naming the invalid variable */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const number = (name: string, usual: number, most = Number.MAX_SAFE_INTEGER) => {
    const text = environment[name] || String(usual)
    if (!/^\d+$/.test(text) || Number(text) > most)
      throw new RangeError(`${name} must be a whole number of at most ${most}`)
    return Number(text)
  }
  const now = environment.SIMULATOR_NOW ? new Date(environment.SIMULATOR_NOW) : undefined
  if (now && Number.isNaN(now.getTime())) throw new RangeError('SIMULATOR_NOW must be an ISO 8601 time')
  return {
    port: number('PORT', 3998, 65_535),
    host: environment.HOST || '127.0.0.1',
    seed: number('SIMULATOR_SEED', 1, 2 ** 31 - 1),
    clients: readClients(environment.SIMULATOR_CLIENTS),
    now,
    limits: { quarter: number('SIMULATOR_LIMIT_QUARTER', 3_000), day: number('SIMULATOR_LIMIT_DAY', 100_000) },
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
