import { addDays } from '@corner/analytics/days/calendar.ts'
import { inNight } from '@corner/analytics/days/night-phrase.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { KnownAthlete } from '../../../scope.ts'
import { writeDay, writeWeekday } from '../../../wording/day-names.ts'
import { writeValue } from '../../../wording/figures.ts'
import { boldName } from '../../../wording/names.ts'
import { joinAnd, sentences } from '../../phrases/lists.ts'
import { isUnderMark, judgeSleep, SHORT, type SleepJudged } from './judge-sleep.ts'
import type { Night, NightsRead } from './read-nights.ts'

const hoursOf = (hours: number): string => writeValue('sleep_duration', hours)
const usually = (usual: number | null) => (usual === null ? '' : `, usually ${hoursOf(usual)}`)

/** What was asked: whether it was enough, whether too little, or whether to sleep more. */
export type SleepAsked = 'enough' | 'too_little' | 'more'

const ANSWERS: Record<SleepAsked, readonly [enough: string, not: string]> = {
  enough: ['Yes, enough', 'No, not enough'],
  too_little: ['No, enough', 'Yes, too little'],
  more: ['No need by the hours', 'Yes'],
}
const answer = ({ isEnough }: SleepJudged, asked: SleepAsked): string => ANSWERS[asked][isEnough ? 0 : 1]

const sayTeenager = ({ isAdultsOnly }: SleepJudged) => isAdultsOnly && 'A teenager needs 8 to 10 h.'

interface Opened {
  athlete: KnownAthlete
  read: NightsRead
  today: CalendarDay
  asked: SleepAsked
  /** The days asked about end today. */
  isOfNow: boolean
  /** What the answer tells already. */
  above?: string | undefined
}

/** The verdict on the newest night, in the words of a sign of the day: `5.6 h of sleep last night, usually 7.5 h`. */
export function openNight({ athlete, read: { newest, usual }, today, asked, isOfNow, above = '' }: Opened): string {
  const judged = judgeSleep(newest.hours, usual, 'night')
  const by = isOfNow && newest.date < today ? ' by the newest night' : ''
  const night = `${hoursOf(newest.hours)} of sleep ${inNight(newest.date, today)}${usually(usual)}`
  const told = above.includes(night) ? 'that is' : `${boldName(athlete.name)} had ${night}:`
  return sentences(`**${answer(judged, asked)}**${by}: ${told} ${judged.standing}.`, sayTeenager(judged))
}

/** The verdict on the average of some days. @param over `over the last 7 days` */
export function openPeriod({ athlete, read: { mean, usual }, asked }: Opened, days: number, over: string): string {
  const judged = judgeSleep(mean.value, usual, 'average')
  return sentences(
    `**${answer(judged, asked)}**: ${boldName(athlete.name)} slept ${hoursOf(mean.value)} a night ${over} (${mean.records} of ${days} nights)${usually(usual)}: ${judged.standing}.`,
    sayTeenager(judged),
  )
}

/** Longer lists are no answer. */
const LISTED = 7

const list = (nights: readonly Night[], today: CalendarDay) =>
  joinAnd(nights.map(({ date, hours }) => `${hoursOf(hours)} (${writeDay(date, today)})`))

/** Each night with its day, the short ones first. */
export function sayNights({ nights }: NightsRead, today: CalendarDay): string {
  const short = nights.filter(({ hours }) => isUnderMark(hours))
  if (nights.length > LISTED) {
    const [shortest] = nights.toSorted((a, b) => a.hours - b.hours)
    return shortest ? `The shortest: ${list([shortest], today)}.` : ''
  }
  const others = nights.filter((night) => !short.includes(night))
  return sentences(
    short.length > 0 && `Under ${SHORT} h: ${list(short, today)}.`,
    others.length > 0 && `${SHORT} h or more: ${list(others, today)}.`,
  )
}

/** The week beside its newest night: its average, and which other nights were short. */
export function sayOtherNights(
  { nights, newest, mean, usual }: NightsRead,
  { days, until }: { days: number; until: CalendarDay },
  today: CalendarDay,
): string {
  if (nights.length < LEAST) return ''
  const isOff = judgeSleep(newest.hours, usual, 'night').isEnough && !judgeSleep(mean.value, usual, 'average').isEnough
  const short = nights.filter((night) => night !== newest && isUnderMark(night.hours))
  const over = until === today ? `the last ${days} days` : `the ${days} days to ${writeDay(until, today)}`
  return sentences(
    `${isOff ? '**Not enough** over' : 'Over'} ${over}: ${hoursOf(mean.value)} a night (${mean.records} of ${days} nights).`,
    short.length > 0 && `${isUnderMark(newest.hours) ? 'Also under' : 'Under'} ${SHORT} h: ${list(short, today)}.`,
  )
}
/** Fewer nights have no average (docs/reference/sports-science.md#article-39). */
const LEAST = 3

/** That the last night, or more, is missing; '' where all are in. */
export function sayMissing({ newest }: NightsRead, today: CalendarDay): string {
  if (newest.date >= today) return ''
  return newest.date === addDays(today, -1)
    ? "Last night's is not in yet."
    : `**No night has come since ${writeWeekday(newest.date, today)}.**`
}
