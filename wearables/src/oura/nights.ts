import { asObject } from '../http/read-record.ts'
import { SleepReply } from './replies.ts'

const HOUR_MS = 3_600_000
/** By Oura's own rule a longer sleep is a night, and a shorter one a nap. */
const NIGHT_SECONDS = 3 * 3600
/** After a night whose next one began later than this, the ring was off in between. */
const LONGEST_DAY_MS = 36 * HOUR_MS
const USUAL_DAY_MS = 24 * HOUR_MS

/** Not sleep: one that the wearer deleted, or did not confirm. */
export function isNoSleep(raw: unknown): boolean {
  const type = asObject(raw)?.type
  return type === 'deleted' || type === 'rest'
}

export function isNight({ type, total_sleep_duration }: SleepReply): boolean {
  return type === 'long_sleep' || (type == null && (total_sleep_duration ?? 0) >= NIGHT_SECONDS)
}

/** A document that can be read, beside what came. */
export interface Night {
  raw: unknown
  reply: SleepReply
}

/** The main night of each of Oura's days: the one with the most sleep, the earlier of two equal ones. In order of time. */
export function mainNights(documents: readonly unknown[]): Night[] {
  const nights = documents
    .filter((raw) => !isNoSleep(raw))
    .flatMap((raw) => {
      const reply = SleepReply.safeParse(raw).data
      return reply && isNight(reply) ? [{ raw, reply }] : []
    })
    .sort((a, b) => startMs(a) - startMs(b))
  const main = new Map<string, Night>()
  for (const night of nights) {
    const rival = main.get(night.reply.day)
    if (!rival || (night.reply.total_sleep_duration ?? 0) > (rival.reply.total_sleep_duration ?? 0))
      main.set(night.reply.day, night)
  }
  return [...main.values()].sort((a, b) => startMs(a) - startMs(b))
}

/**
 * When the day that a night began has ended: as the next one begins, or after 24 hours where none was measured. null: it goes
 * on.
 */
export function dayEnd(night: Night, next: Night | undefined, now: Date): Date | null {
  const start = startMs(night)
  if (next && startMs(next) - start <= LONGEST_DAY_MS) return next.reply.bedtime_start.instant
  return now.getTime() - start > LONGEST_DAY_MS ? new Date(start + USUAL_DAY_MS) : null
}

const startMs = ({ reply }: Night) => reply.bedtime_start.instant.getTime()
