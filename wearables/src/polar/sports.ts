import { CallUnavailable, ProviderUnauthorized } from '../failures.ts'
import type { Caller } from '../http/caller.ts'
import { described } from '../http/described.ts'
import { getJson } from '../http/request.ts'
import { sportNames } from './lists.ts'

/** The catalogue is the same for everybody and grows slowly. */
const KEPT_MS = 24 * 3_600_000

/** Names of sports by Polar's ids, which is all that a session tells. */
export type SportNames = (caller: Caller) => Promise<ReadonlyMap<string, string>>

/** Asks for the catalogue once a day at most. Where an athlete did not grant it, sports have no names: no workout is lost. */
export function sportCatalogue(): SportNames {
  let kept: { names: ReadonlyMap<string, string>; at: Date; apiUrl: string } | undefined
  return async (caller) => {
    const { app, deps, label } = caller
    const now = deps.now()
    if (kept?.apiUrl === app.apiUrl && now.getTime() - kept.at.getTime() < KEPT_MS) return kept.names
    try {
      const reply = await getJson(caller, '/sports/list')
      const names = described(label, '/sports/list', () => sportNames(reply))
      if (names.size > 0) kept = { names, at: now, apiUrl: app.apiUrl }
      return names
    } catch (error) {
      if (error instanceof CallUnavailable || error instanceof ProviderUnauthorized) return new Map()
      throw error
    }
  }
}
