import { writeDay } from '../../../wording/day-names.ts'
import { writeFigure } from '../../../wording/figures.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { finishedDays } from '../../context/finished-days.ts'
import { isKnown, type KnownFact, lookUp } from '../../context/look-up.ts'
import type { FreshVerdict } from '../../day/verdicts.ts'

/** Below these averages stands the newest value too. A strain is the newest of a day that is over. */
const WITH_NEWEST = ['recovery', 'hrv', 'resting_heart_rate', 'sleep_duration', 'strain'] as const

/** The row of the newest values of a metric, below that of the averages; undefined: neither has one. */
export type WriteNewestRow = (metric: string) => [label: string, a: string, b: string] | undefined

/** The newest values of two athletes, whatever days are compared. The label has the day where both share it. */
export async function readNewestOfTwo(two: readonly FreshVerdict[], context: AnswerContext): Promise<WriteNewestRow> {
  const { today } = context.scope
  const read = await Promise.all(WITH_NEWEST.map((metric) => readNewest(two, metric, context)))
  return (metric) => {
    const [a, b] = read.find((one) => one.metric === metric)?.facts ?? []
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

async function readNewest(two: readonly FreshVerdict[], metric: string, context: AnswerContext) {
  const { rows } = await lookUp(
    {
      who: { ids: two.map(({ athlete }) => athlete.id) },
      measures: [{ metric, aggregate: 'latest' as const }],
      days: finishedDays(metric, {}, context.scope),
      by: ['athlete'],
      asks: 'value',
    },
    context,
  )
  const facts = two.map(({ athlete }) => {
    const fact = rows.find(({ group }) => group.athlete?.id === athlete.id)?.facts[0]
    return isKnown(fact) ? fact : undefined
  })
  return { metric, facts }
}
