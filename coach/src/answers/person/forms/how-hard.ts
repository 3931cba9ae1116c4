import { addDays } from '@corner/analytics/days/calendar.ts'
import { readWindow } from '@corner/analytics/query/read-window.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Days, Measure } from '@corner/contract/entities/query.ts'
import type { KnownAthlete } from '../../../scope.ts'
import { writeWhen } from '../../../wording/day-names.ts'
import { writeFigure, writeValue } from '../../../wording/figures.ts'
import { boldName, plainName, possessive } from '../../../wording/names.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { daysBefore } from '../../context/compared-days.ts'
import { lookUpOne } from '../../context/look-up.ts'
import { capital, paragraphs, sentences } from '../../phrases/lists.ts'
import { readDeviating } from '../../why/deviating.ts'
import { type HardAsked, hardAsked } from '../intent/how-hard.ts'
import { readMessageWords } from '../intent/message-words.ts'
import { tellWorkouts } from '../workouts-of-day.ts'
import { sayLoad } from './load.ts'

const OF_DAY: readonly Measure[] = [
  { metric: 'strain', aggregate: 'latest' },
  { metric: 'workouts', aggregate: 'sum' },
  { metric: 'workout_time', aggregate: 'sum' },
]

/**
 * How hard a day of an athlete was: its strain against their own usual, its workouts and the morning after. The strain is
 * of the whole day; how practice felt is theirs to say.
 */
export async function sayHowHard(
  athlete: KnownAthlete,
  { days }: { days?: Days | undefined },
  context: AnswerContext,
): Promise<string> {
  const { scope, message } = context
  const { from, until: day } = readWindow(days?.window ?? { day: -1 }, { today: scope.today, periodDays: scope.days })
  if (from < day) return sayLoad(athlete, { window: { from, until: day } }, context)
  const when = writeWhen(day, scope.today)
  const [strain, workouts, time] = await lookUpOne(athlete, OF_DAY, { window: { from: day, until: day } }, context)
  if (!strain)
    return sentences(
      `**It cannot be said**: no strain of ${boldName(athlete.name)} is recorded ${when}.`,
      workouts && `Recorded: ${await tellWorkouts(athlete, day, { workouts, time }, context)}.`,
      scope.view === 'team' && ask(athlete),
    )
  const asked = hardAsked(readMessageWords(message, scope)?.words ?? '') ?? 'how'
  const [beside = null] = await readDeviating(athlete, ['strain'], day, daysBefore(day), context)
  const value = writeFigure(strain.measure, strain.value)
  const usually = beside ? `, usually ${writeValue('strain', beside.median)}` : ''
  const isOver = day < scope.today
  return paragraphs(
    sentences(
      `${isOver ? open(asked, beside) : '**The day is not over**: '}${possessive(athlete.name)} strain ${isOver ? `${when}${when.includes(',') ? ',' : ''} was` : 'so far is'} **${value}**${usually}.`,
      workouts && `That is the whole day, with ${await tellWorkouts(athlete, day, { workouts, time }, context)}.`,
      isOver && (await tellMorningAfter(athlete, addDays(day, 1), context)),
    ),
    scope.view === 'team' && ask(athlete),
  )
}

const ask = (athlete: KnownAthlete) =>
  `How it felt is theirs to say. Ask ${plainName(athlete.name)}: "How hard was it, from 0 to 10?"`

/** Standard deviations from which a day is unlike the usual ones. */
const UNUSUAL = 1
/** Strain over or under the usual, within the usual swing, that is no longer the same. */
const A_LITTLE = 1.5

/** How hard the day was, against the usual that the answer gives. */
function open(asked: HardAsked, beside: { value: number; median: number; distance: number } | null): string {
  if (!beside) return ''
  const over = beside.value - beside.median
  if (Math.abs(over) < A_LITTLE && beside.distance < UNUSUAL)
    return asked === 'how' ? '**About as usual**: ' : '**No, about as usual**: '
  const found = over > 0 ? 'hard' : 'easy'
  const told = `${beside.distance < UNUSUAL ? 'a little ' : ''}${found === 'hard' ? 'harder' : 'lighter'} than usual`
  return asked === 'how' ? `**${capital(told)}**: ` : `**${found === asked ? 'Yes' : 'No'}, ${told}**: `
}

/** What the night after it left: the recovery of the next morning; '' where it is not in. */
async function tellMorningAfter(athlete: KnownAthlete, day: CalendarDay, context: AnswerContext): Promise<string> {
  const [beside = null] = await readDeviating(athlete, ['recovery'], day, daysBefore(day), context)
  return beside
    ? `Recovery the morning after: ${writeFigure(beside.measure, beside.value)}, usually ${writeValue('recovery', beside.median)}.`
    : ''
}
