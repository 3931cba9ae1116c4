import { z } from 'zod'
import type { CalendarDay } from '../calendar.ts'
import type { Caller } from '../http/caller.ts'
import { described } from '../http/described.ts'
import { asObject } from '../http/read-record.ts'
import { getJson } from '../http/request.ts'
import { type DayRange, onlyDay, piecesOf, queryOf } from './days.ts'
import { keptRecharge, keptSleep } from './kept-fields.ts'
import { entriesOf } from './lists.ts'

const SLEEPS = { path: '/sleeps', key: 'nightSleeps', day: 'sleepDate', longestDays: 30 }
const SLEEP_FEATURES = ['sleep-result', 'sleep-evaluation', 'sleep-score']
const RECHARGES = {
  path: '/nightly-recharge-results',
  key: 'nightlyRechargeResults',
  day: 'sleepResultDate',
  longestDays: 28,
}
const RECHARGE_FEATURES = ['samples']
/** Without any of them, an entry is only a day. */
const VALUES = ['recoveryIndicator', 'meanNightlyRecoveryRmssd', 'meanNightlyRecoveryRri']

/** Replies of one kind by the day that they name, each still unread. */
export type ByDay = ReadonlyMap<CalendarDay, unknown>

/** The list of a range names only the days that have a night: the night itself is asked for by its day. */
export async function fetchSleeps(caller: Caller, range: DayRange): Promise<ByDay> {
  const sleeps = new Map<CalendarDay, unknown>()
  for (const [day] of await listed(caller, SLEEPS, range)) {
    const found = await entries(caller, SLEEPS, onlyDay(day), SLEEP_FEATURES)
    if (found.has(day)) sleeps.set(day, keptSleep(found.get(day)))
  }
  return sleeps
}

/** By Polar's description the list of a range names only days here, too; its replies are seen to hold the values. */
export async function fetchRecharges(caller: Caller, range: DayRange): Promise<ByDay> {
  const recharges = new Map<CalendarDay, unknown>()
  for (const [day, entry] of await listed(caller, RECHARGES, range)) {
    const isBare = VALUES.every((name) => asObject(entry)?.[name] == null)
    const whole = isBare ? (await entries(caller, RECHARGES, onlyDay(day), RECHARGE_FEATURES)).get(day) : entry
    if (whole !== undefined) recharges.set(day, keptRecharge(whole))
  }
  return recharges
}

async function listed(caller: Caller, list: typeof SLEEPS, range: DayRange): Promise<ByDay> {
  const all = new Map<CalendarDay, unknown>()
  for (const piece of piecesOf(range, list.longestDays))
    for (const [day, entry] of await entries(caller, list, piece)) all.set(day, entry)
  return all
}

const Day = z.iso.date()

/** @throws ProviderUnavailable for an entry without a day: nothing could be asked or stored by it */
async function entries(
  caller: Caller,
  { path, key, day }: typeof SLEEPS,
  range: DayRange,
  features: readonly string[] = [],
): Promise<ByDay> {
  const reply = await getJson(caller, `${path}?${queryOf(range, features)}`)
  return described(
    caller.label,
    path,
    () => new Map(entriesOf(reply, key).map((entry) => [Day.parse(asObject(entry)?.[day]), entry])),
  )
}
