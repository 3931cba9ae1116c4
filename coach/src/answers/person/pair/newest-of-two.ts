import { writeWhen } from '../../../wording/day-names.ts'
import { writeFigure } from '../../../wording/figures.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { isKnown, type KnownFact, lookUp } from '../../context/look-up.ts'
import type { FreshVerdict } from '../../day/verdicts.ts'

/** What a morning brings: beside an average stands the newest value too. Strain and bed times have no value of today. */
const OF_MORNING = ['recovery', 'hrv', 'resting_heart_rate', 'sleep_duration'] as const

/** Writes the newest value of a metric after an athlete's average: `, today 43%`; '' for none. */
export type WriteNewest = (one: FreshVerdict, metric: string) => string

/** The newest values of two athletes, whatever days are compared. */
export async function readNewestOfTwo(two: readonly FreshVerdict[], context: AnswerContext): Promise<WriteNewest> {
  const { rows } = await lookUp(
    {
      who: { ids: two.map(({ athlete }) => athlete.id) },
      measures: OF_MORNING.map((metric) => ({ metric, aggregate: 'latest' as const })),
      days: {},
      by: ['athlete'],
      asks: 'value',
    },
    context,
  )
  return ({ athlete }, metric) => {
    const facts = rows.find(({ group }) => group.athlete?.id === athlete.id)?.facts ?? []
    const fact = facts.find(({ measure }) => measure.metric === metric)
    return isKnown(fact) ? `, ${writeDated(fact, context.scope.today)}` : ''
  }
}

/** `today 43%`, `last night 6.5 h`, `43% on Wed Nov 18`. */
function writeDated({ measure, value, date }: KnownFact, today: string): string {
  const figure = writeFigure(measure, value)
  if (date === today) return `${measure.metric === 'sleep_duration' ? 'last night' : 'today'} ${figure}`
  return date === null ? `newest ${figure}` : `${figure} ${writeWhen(date, today)}`
}
