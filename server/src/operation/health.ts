import type { Readiness } from './readiness.ts'
import { VERSION } from './version.ts'

/** Whether the database answers; that the server runs is shown by the reply itself. */
export async function readHealth(readiness: Readiness, now: Date) {
  const { ok } = await readiness.read('database')
  return { status: ok ? ('ok' as const) : ('database_unavailable' as const), ...stamp(now) }
}

/** Checks nothing else: it answers as long as the process can. */
export function readLiveness(now: Date) {
  return { status: 'live' as const, ...stamp(now) }
}

/** Every check, and whether all pass. */
export async function readReadiness(readiness: Readiness, now: Date) {
  const checks = await readiness.readAll()
  const isReady = checks.every(({ ok }) => ok)
  return { status: isReady ? ('ready' as const) : ('not_ready' as const), ...stamp(now), checks }
}

const stamp = (now: Date) => ({ time: now.toISOString(), version: VERSION })
