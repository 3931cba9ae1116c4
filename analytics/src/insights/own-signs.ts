import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Issue, IssueKind } from '../athlete/at-risk.ts'
import type { AthleteStatus } from '../athlete/athlete-status.ts'
import { amountOf } from '../athlete/under-average.ts'
import { METRICS } from '../metrics/metric-catalogue.ts'
import { type NormalRange, type PlaceAsWritten, placeAsWritten } from '../series/normal-range.ts'
import { onDay } from './day-phrases.ts'
import { flagsToSay } from './flagged-for.ts'
import { begun, listed } from './sentence.ts'

/** The own normal range of each; null: too few values; absent: said elsewhere. */
export interface OwnSignRanges {
  recovery?: NormalRange | null
  hrv?: NormalRange | null
}

/** A newest value far below the average of the week. */
interface Fallen {
  name: string
  amount: string
  on: CalendarDay
  place: PlaceAsWritten['place'] | null
}

const AVERAGES: Partial<Record<IssueKind, (amount: string) => string>> = {
  low_sleep_quality: (amount) => `an average sleep quality of only ${amount}`,
  short_sleep: (amount) => `only ${amount} of sleep a night`,
  high_strain: (amount) => `a high average strain of ${amount}`,
}

/**
 * The issues of the week to the athlete, who knows no flags: `Recovery is 13 points and HRV 9 ms below your average this
 * week; both are still in your own range`; null: none but missing data or a low recovery, as in `flaggedFor`.
 */
export function ownSigns(status: AthleteStatus, ranges: OwnSignRanges, today: CalendarDay): string | null {
  const issues = flagsToSay(status)
  const byDay = Map.groupBy(
    issues.flatMap((issue) => fallenOf(issue, status, ranges) ?? []),
    ({ on }) => on,
  )
  const mornings = [...byDay].map(([day, fallen]) => morningWords(fallen, day, today))
  const averages = issues.flatMap((issue) => AVERAGES[issue.kind]?.(amountOf(issue)) ?? [])
  const ofWeek = averages.length > 0 ? [`${mornings.length > 0 ? 'Also' : 'This week'}: ${listed(averages)}`] : []
  const sentences = [...mornings, ...ofWeek]
  return sentences.length === 0 ? null : sentences.join('. ')
}

function fallenOf(issue: Issue, { metrics }: AthleteStatus, ranges: OwnSignRanges): Fallen | null {
  if (issue.measuredOn === null) return null
  const fallen = { amount: amountOf(issue), on: issue.measuredOn }
  if (issue.kind === 'recovery_falling') {
    const place = placeOf(ranges.recovery, metrics.recovery.latestRecovery, METRICS.recovery.decimals)
    return { ...fallen, name: 'recovery', place }
  }
  if (issue.kind !== 'hrv_falling') return null
  return { ...fallen, name: 'HRV', place: placeOf(ranges.hrv, metrics.hrv.latestHRV, METRICS.hrv.decimals) }
}

const placeOf = (range: NormalRange | null | undefined, value: number | null, decimals: number) =>
  range && value !== null ? placeAsWritten(range, value, decimals).place : null

function morningWords(fallen: readonly Fallen[], day: CalendarDay, today: CalendarDay): string {
  const isToday = day >= today
  const [first, ...others] = fallen.map(({ name, amount }, place) =>
    place === 0 ? `${name} ${isToday ? 'is' : 'was'} ${amount}` : `${name} ${amount}`,
  )
  const when = isToday ? '' : `${begun(onDay(day, today))}, `
  const what = listed([first ?? '', ...others])
  return `${begun(`${when}${what}`)} below your average this week${placesWords(fallen, isToday)}`
}

const PLACES = { below: 'under', within: 'still in', above: 'above' } as const

/** `; both are still in your own range`; '' where no range is known. */
function placesWords(fallen: readonly Fallen[], isToday: boolean): string {
  const known = fallen.flatMap(({ name, place }) => (place === null ? [] : [{ name, place }]))
  const [first, second] = known
  if (first === undefined) return ''
  const [one, many] = isToday ? ['is', 'are'] : ['was', 'were']
  if (second === undefined)
    return `; ${fallen.length === 1 ? 'it' : first.name} ${one} ${PLACES[first.place]} your own range`
  if (first.place === second.place) return `; both ${many} ${PLACES[first.place]} your own range`
  return `; ${first.name} ${one} ${PLACES[first.place]} your own range, ${second.name} ${one} ${PLACES[second.place]} it`
}
