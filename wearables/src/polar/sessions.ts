import { z } from 'zod'
import type { CalendarDay } from '../calendar.ts'
import type { Caller } from '../http/caller.ts'
import { described } from '../http/described.ts'
import { asObject } from '../http/read-record.ts'
import { getJson } from '../http/request.ts'
import { type DayRange, onlyDay, piecesOf, queryOf } from './days.ts'
import { keptSession } from './kept-fields.ts'
import { entriesOf } from './lists.ts'

const PATH = '/training-sessions/list'
const LONGEST_DAYS = 90

/**
 * The training sessions of a range, newest day first, with their heart rate zones: those come only with a request for each
 * day.
 */
export async function fetchSessions(caller: Caller, range: DayRange): Promise<unknown[]> {
  const days = new Set<CalendarDay>()
  for (const piece of piecesOf(range, LONGEST_DAYS))
    for (const entry of await sessions(caller, piece)) days.add(dayOf(caller, entry))
  const found: unknown[] = []
  for (const day of [...days].sort().reverse())
    for (const entry of await sessions(caller, onlyDay(day), ['zones'])) found.push(keptSession(entry))
  return found
}

async function sessions(caller: Caller, { from, until }: DayRange, features: readonly string[] = []) {
  // This list wants the wall clock of the watch, without an offset; a bare date is answered with 400.
  const times = { from: `${from}T00:00:00`, until: `${until}T00:00:00` }
  const reply = await getJson(caller, `${PATH}?${queryOf(times, features)}`)
  return described(caller.label, PATH, () => entriesOf(reply, 'trainingSessions'))
}

/** Sessions are listed by the day of the watch on which they began. */
function dayOf({ label }: Caller, entry: unknown): CalendarDay {
  const { startTime, date } = asObject(entry) ?? {}
  return described(label, PATH, () => z.iso.date().parse(String(startTime ?? date).slice(0, 10)))
}
