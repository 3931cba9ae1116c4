import { asObject } from '../http/read-record.ts'
import { endOfNightsDay } from '../night-day-end.ts'
import { SleepReply } from './replies.ts'

/** By Oura's own rule a longer sleep is a night, and a shorter one a nap. */
const NIGHT_SECONDS = 3 * 3600

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

/** When the day that a night began has ended. null: it goes on. */
export function dayEnd(night: Night, next: Night | undefined, now: Date): Date | null {
  return endOfNightsDay(startOf(night), next && startOf(next), now)
}

const startOf = ({ reply }: Night) => reply.bedtime_start.instant
const startMs = (night: Night) => startOf(night).getTime()
