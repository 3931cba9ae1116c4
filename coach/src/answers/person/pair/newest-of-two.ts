import { writeDay } from '../../../wording/day-names.ts'
import { writeFigure } from '../../../wording/figures.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import type { KnownFact } from '../../context/look-up.ts'
import { type Compared, readFactsOfTwo } from './facts-of-two.ts'

/** Below these averages stands the newest value too. A strain is the newest of a day that is over. */
const WITH_NEWEST = ['recovery', 'hrv', 'resting_heart_rate', 'sleep_duration', 'strain'] as const

/** The row of the newest values of a metric, below that of the averages; undefined: neither has one. */
export type WriteNewestRow = (metric: string) => [label: string, a: string, b: string] | undefined

/** The newest values of two athletes, whatever days are compared. The label has the day where both share it. */
export async function readNewestOfTwo(two: readonly Compared[], context: AnswerContext): Promise<WriteNewestRow> {
  const { today } = context.scope
  const read = await readFactsOfTwo(two, WITH_NEWEST, { aggregate: 'latest', over: {} }, context)
  return (metric) => {
    const [a, b] = read.get(metric) ?? []
    if (!a && !b) return undefined
    const shared = a && b && a.date === b.date ? a.date : undefined
    const cell = (fact: KnownFact | undefined) => {
      if (!fact) return 'none'
      const figure = writeFigure(fact.measure, fact.value)
      return shared || fact.date === null ? figure : `${figure} (${nameDay(fact.date, today)})`
    }
    return [`newest${shared ? ` (${nameDay(shared, today)})` : ''}`, cell(a), cell(b)]
  }
}

const nameDay = (day: string, today: string) => (day === today ? 'today' : writeDay(day, today))
