import { type CalendarDay, localDay } from '../calendar.ts'
import { endOfNightsDay } from '../night-day-end.ts'
import { offsetAt } from '../time-zones.ts'
import { dateOf, offsetText } from './dates.ts'
import type { SleepSession } from './sessions.ts'
import { asleepSeconds } from './stages.ts'

/** A sleep with its local day. */
export interface Night {
  session: SleepSession
  /** UTC offset where the sleep ended, `+hh:mm`. */
  offset: string
  wakeDay: CalendarDay
  nap: boolean
}

/** By WHOOP's and Oura's rule a longer sleep is a night, even one by day. */
const NIGHT_S = 3 * 3600
/** Local hours between which a short sleep is a nap, and no night cut short. */
const DAYTIME = { from: 9, until: 21 }

export function nightOf(session: SleepSession): Night {
  const last = session.segments.reduce((latest, segment) => (segment.end > latest.end ? segment : latest))
  const offset = last.zone === null ? offsetText(last.offset) : offsetAt(last.zone, dateOf(last.end))
  return { session, offset, wakeDay: localDay(dateOf(session.end), offset), nap: isNap(session, offset) }
}

function isNap(session: SleepSession, offset: string): boolean {
  if (lengthOf(session) >= NIGHT_S) return false
  const hour = Number(localTime(session.start, offset).slice(11, 13))
  return hour >= DAYTIME.from && hour < DAYTIME.until
}

function localTime(seconds: number, offset: string): string {
  const minutes = (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4))) * (offset.startsWith('-') ? -1 : 1)
  return dateOf(seconds + minutes * 60).toISOString()
}

/** Seconds asleep; of a source that tells only the time in bed, that. */
function lengthOf({ seconds, start, end }: SleepSession): number {
  return asleepSeconds(seconds) || end - start
}

/** The night of each wake day: the longest, the earlier of two equal ones. A day may have a second one, which begins no day. */
export function mainNights(nights: readonly Night[]): Night[] {
  const main = new Map<CalendarDay, Night>()
  for (const night of nights) {
    if (night.nap) continue
    const rival = main.get(night.wakeDay)
    if (!rival || lengthOf(night.session) > lengthOf(rival.session)) main.set(night.wakeDay, night)
  }
  return [...main.values()].sort((a, b) => a.session.start - b.session.start)
}

/** When the day that a night began has ended. null: it goes on. */
export function dayEnd(night: Night, next: Night | undefined, now: Date): Date | null {
  return endOfNightsDay(dateOf(night.session.start), next && dateOf(next.session.start), now)
}
