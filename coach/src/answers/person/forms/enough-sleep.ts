import { addDays, daysBetween } from '@corner/analytics/days/calendar.ts'
import { readWindow } from '@corner/analytics/query/read-window.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Days } from '@corner/contract/entities/query.ts'
import type { KnownAthlete } from '../../../scope.ts'
import { writeWhen } from '../../../wording/day-names.ts'
import { nameDays } from '../../../wording/days.ts'
import { boldName, plainName } from '../../../wording/names.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { writeTodayLine } from '../../day/today-line.ts'
import { judgeOne } from '../../day/verdicts.ts'
import { capital, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayNoValue } from '../../values/no-data.ts'
import { askThem } from '../asks.ts'
import { judgeSleep } from '../enough-sleep/judge-sleep.ts'
import { type NightsRead, readNights } from '../enough-sleep/read-nights.ts'
import {
  openNight,
  openPeriod,
  type SleepAsked,
  sayMissing,
  sayNights,
  sayOtherNights,
} from '../enough-sleep/say-nights.ts'
import { asksMoreSleep, asksTooLittle } from '../intent/enough-sleep.ts'
import { readMessageWords } from '../intent/message-words.ts'
import { readWithBefore, WEEK, writeWithBefore } from '../week-figures.ts'
import { QUESTIONS, sayNotRecorded } from './not-recorded.ts'

/**
 * Whether an athlete slept enough: yes or no by 7 hours and their own usual, the nights with their days, which are
 * missing, and what today asks for.
 * @param days absent or a single day: that night, beside the week that ends with it
 */
export async function sayEnoughSleep(
  athlete: KnownAthlete,
  { days }: { days?: Days | undefined },
  context: AnswerContext,
): Promise<string> {
  const { scope, message, above } = context
  const { today } = scope
  const meant = readWindow(days?.window ?? { day: 0 }, { today, periodDays: scope.days })
  const isOfNight = meant.from === meant.until
  const window = isOfNight ? { from: addDays(meant.until, 1 - WEEK), until: meant.until } : meant
  const read = await readNights(athlete, window, context)
  if (!read) return sayUnknown(athlete, { window }, context)
  const isOfNow = window.until >= today
  const told = {
    athlete,
    read,
    today,
    asked: sleepAsked(readMessageWords(message, scope)?.words ?? message.toLowerCase()),
    isOfNow,
    above,
  }
  const length = daysBetween(window.from, window.until) + 1
  const week = sayOtherNights(read, { days: length, until: window.until }, today)
  if (isOfNight && !isOfNow && read.newest.date < window.until)
    return sentences(
      `**It cannot be said**: no night of ${boldName(athlete.name)} ${writeWhen(window.until, today)} is recorded.`,
      week,
    )
  const isSingle = isOfNight || read.nights.length === 1
  return paragraphs(
    isSingle ? openNight(told) : openPeriod(told, length, nameDays({ window: days?.window ?? window }, scope).over),
    isSingle
      ? sentences(isOfNow && sayMissing(read, today), week)
      : sentences(sayNights(read, today), isOfNow && sayMissing(read, today)),
    isOfNow && told.asked === 'more' && (await sayBedTime(athlete, context)),
    isOfNow && above === undefined && (await writeTodayLine(athlete, context)),
    isOfNow && scope.view === 'team' && (await sayAsk(athlete, read, isSingle, context)),
  )
}

const sleepAsked = (words: string): SleepAsked =>
  asksMoreSleep(words) ? 'more' : asksTooLittle(words) ? 'too_little' : 'enough'

/** When somebody goes to bed, beside whether to go earlier. */
async function sayBedTime(athlete: KnownAthlete, context: AnswerContext): Promise<string> {
  const [bedTime] = await readWithBefore(athlete, ['bed_time'], WEEK, context)
  return bedTime ? `${capital(writeWithBefore(bedTime))}, on average over the last ${WEEK} days.` : ''
}

/** What to ask who slept too little, or whose nights are missing. */
async function sayAsk(
  athlete: KnownAthlete,
  { newest, mean, usual }: NightsRead,
  isSingle: boolean,
  context: AnswerContext,
): Promise<string> {
  const { today } = context.scope
  const one = await judgeOne(athlete, context)
  if (!one || newest.date < addDays(today, -1)) return `Ask ${plainName(athlete.name)}: "${QUESTIONS[0]}"`
  const isOfNights = one.signs.some(({ kind }) => kind.startsWith('short_night'))
  const judged = [
    judgeSleep(mean.value, usual, 'average'),
    ...(isSingle ? [judgeSleep(newest.hours, usual, 'night')] : []),
  ]
  if (!isOfNights && judged.every(({ isEnough }) => isEnough)) return ''
  return askThem(
    isOfNights ? one : { ...one, signs: [], along: [] },
    'What time do you get to bed, and what keeps you up?',
  )
}

/** Without a night there is neither yes nor no. */
async function sayUnknown(
  athlete: KnownAthlete,
  days: { window: { from: CalendarDay; until: CalendarDay } },
  context: AnswerContext,
): Promise<string> {
  const told =
    context.scope.view === 'team' && days.window.until >= context.scope.today
      ? await sayNotRecorded(athlete, 'nights', { ...context, days })
      : await sayNoValue(athlete, { metric: 'sleep_duration' }, nameDays(days, context.scope).over, context)
  return sentences('**It cannot be said.**', told)
}
