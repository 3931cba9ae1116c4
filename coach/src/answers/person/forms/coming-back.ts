import { addDays } from '@corner/analytics/days/calendar.ts'
import type { Days, Measure } from '@corner/contract/entities/query.ts'
import type { KnownAthlete } from '../../../scope.ts'
import { writeDay } from '../../../wording/day-names.ts'
import { writeValue } from '../../../wording/figures.ts'
import { labelOf, metricCalled } from '../../../wording/metrics.ts'
import { boldName, possessive } from '../../../wording/names.ts'
import type { Sources } from '../../context/answer-context.ts'
import { daysBefore } from '../../context/compared-days.ts'
import { lookUpDays, lookUpOne } from '../../context/look-up.ts'
import { sayWhatLetsBack } from '../../day/how-soon.ts'
import { writeTodayLine } from '../../day/today-line.ts'
import { isHeld, writeTexts } from '../../day/verdicts.ts'
import { paragraphs, sentences, uncapital } from '../../phrases/lists.ts'
import { askThem } from '../asks.ts'
import { asksUntilBack } from '../intent/coming-back.ts'
import { readMessageWords } from '../intent/message-words.ts'
import { signsOf } from '../off.ts'
import type { WriteOne } from '../writers.ts'
import { type Course, type Return, returnOf } from './return-state.ts'

/**
 * Whether somebody is back at their usual, on the way or not yet: the lowest of two weeks, what came after it, and the
 * usual. When they will be back is nobody's to know.
 */
export const sayComingBack: WriteOne = async (one, athlete, { person }, context) => {
  const metric = person.metric ?? 'recovery'
  const { today } = context.scope
  const signs = signsOf(one)
  const course = await readCourse(athlete, metric, context)
  const name = boldName(athlete.name)
  const found = course && returnOf(course, metricCalled(metric).better === 'lower', one.signs.length > 0)
  const isUntil = asksUntilBack(readMessageWords(context.message, context.scope)?.words ?? '')
  const isAway = found === 'on_the_way' || found === 'not_yet'
  return paragraphs(
    sentences(
      isUntil &&
        `**I make no forecasts**: look again ${one.recoveryDate < today ? "when this morning's score is in" : 'tomorrow morning'}.`,
      found
        ? isUntil
          ? `So far **${uncapital(OPENINGS[found])}**:`
          : `**${OPENINGS[found]}**:`
        : '**It cannot be said**:',
      course
        ? `${possessive(athlete.name)} ${tellCourse(course, metric, today)}.`
        : `too few nights of ${name} are recorded to say what is usual.`,
    ),
    signs.length > 0 && `Against a hard day: ${writeTexts(signs)}.`,
    await writeTodayLine(athlete, context),
    isUntil && isHeld(one) && sayWhatLetsBack([one]),
    (isUntil || isAway) && askThem(one),
  )
}

const OPENINGS: Record<Return, string> = {
  never_away: 'Not far from the usual in two weeks',
  back: 'Yes, back',
  on_the_way: 'On the way, not back yet',
  not_yet: 'Not back yet',
}

/** Days that a return is looked for in. */
const DAYS = 14
/** As many of the newest values are told after the lowest. */
const TOLD = 4

/** `HRV lowest at 27 ms (Nov 25), then 81 ms (Nov 27), 55 ms (today), usually 63 ms`. */
function tellCourse({ values, worst, usual }: Course, metric: string, today: string): string {
  const { better } = metricCalled(metric)
  const extreme = better === 'lower' ? 'highest' : 'lowest'
  const after = values.filter(({ date }) => date > worst.date).slice(-TOLD)
  const told = ({ date, value }: Course['worst']) =>
    `${writeValue(metric, value)} (${date < today ? writeDay(date, today) : 'today'})`
  const newest = after.at(-1)
  const between = after.slice(0, -1).map(({ date, value }) => `${writeValue(metric, value)} (${writeDay(date, today)})`)
  return [
    `${labelOf({ metric })} ${extreme} at ${told(worst)}`,
    ...(newest ? [`then ${[...between, `**${told(newest)}**`].join(', ')}`] : []),
    `usually ${writeValue(metric, usual)}`,
  ].join(', ')
}

/** The values of the last two weeks, the usual of the newest, and the own range before them; undefined: too few. */
async function readCourse(athlete: KnownAthlete, metric: string, context: Sources): Promise<Course | undefined> {
  const { today } = context.scope
  const from = addDays(today, 1 - DAYS)
  const values = await lookUpDays(athlete, metric, { window: { from, until: today } }, context)
  const newest = values.at(-1)
  if (!newest || values.length < LEAST) return undefined
  const over = (aggregate: Measure['aggregate'], days: Days) =>
    lookUpOne(athlete, [{ metric, aggregate }], days, context)
  const [[usual], [mean], [deviation]] = await Promise.all([
    over('median', daysBefore(newest.date)),
    over('mean', daysBefore(from)),
    over('deviation', daysBefore(from)),
  ])
  if (!usual || !mean || !deviation) return undefined
  const isHigherWorse = metricCalled(metric).better === 'lower'
  const worst = values.reduce((a, b) => ((isHigherWorse ? b.value > a.value : b.value < a.value) ? b : a))
  return { values, worst, usual: usual.value, mean: mean.value, deviation: deviation.value }
}
const LEAST = 4
