import { counted } from '@corner/analytics/counted.ts'
import type { Facts } from '@corner/analytics/query/facts.ts'
import type { Measure, Query } from '@corner/contract/entities/query.ts'
import { writeWeekday } from '../../wording/day-names.ts'
import { writeFigure } from '../../wording/figures.ts'
import { labelOf, metricCalled } from '../../wording/metrics.ts'
import type { Sources } from '../asked/answer-context.ts'
import { lookUp } from '../asked/look-up.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'
import { boldName } from '../phrases/names.ts'

/** Of so many athletes their single days are listed, of more one line each. */
const BY_DAY_ATHLETES = 2
/** So many lines are read; the rest stands in the step's rows. */
const LINES = 16
/** More values in a line are no line any more. */
const METRICS = 3

/** The records that a query's figures were made from: each day's, or of many athletes a line each. */
export function writeRecordsBehind(query: Query, facts: Facts, sources: Sources): Promise<string> {
  const metrics = metricsOf(query)
  const isByDay =
    facts.people.length <= BY_DAY_ATHLETES && metrics.every((metric) => metricCalled(metric).of !== 'standing')
  return isByDay ? listDays(query, facts, metrics, sources) : listAthletes(query, facts, sources)
}

const metricsOf = ({ measures }: Query): string[] =>
  [
    ...new Set(
      measures.flatMap(({ metric, test = [], with: second }) => [
        ...test.map((one) => one.metric),
        metric,
        ...(second ? [second] : []),
      ]),
    ),
  ].slice(0, METRICS)

async function listDays(
  query: Query,
  { people }: Facts,
  metrics: readonly string[],
  sources: Sources,
): Promise<string> {
  const [first, ...others] = people.map(({ id }) => id)
  if (first === undefined) return ''
  const { rows } = await lookUp(
    {
      who: { ids: [first, ...others] },
      measures: metrics.map((metric): Measure => ({ metric, aggregate: 'latest' })),
      days: query.measures[0]?.days ?? query.days,
      by: ['athlete', 'day'],
      asks: 'value',
    },
    sources,
  )
  // The day after today is asked for too, for who is further east; without a record of theirs it is no day that is missing.
  const known = rows.filter(
    ({ group: { day }, facts }) => (day ?? '') <= sources.scope.today || facts.some(({ value }) => value !== null),
  )
  const lines = known.toReversed().map(({ group, facts }) => {
    const values = facts.map(({ measure, value }) => {
      const text = value === null ? 'no record' : writeFigure(measure, value)
      return metrics.length === 1 ? text : `${labelOf(measure)} ${text}`
    })
    const whose = others.length > 0 && group.athlete ? `${boldName(group.athlete.name)}, ` : ''
    return `${whose}${group.day ? writeWeekday(group.day, sources.scope.today) : ''}: ${values.join(', ')}`
  })
  const more = lines.length > LINES ? `, the newest ${LINES} of ${counted(lines.length, 'day')}` : ''
  return lines.length === 0
    ? 'There is no record of these days.'
    : paragraphs(`The records${more}:`, bullets(lines.slice(0, LINES)))
}

async function listAthletes(query: Query, { people }: Facts, sources: Sources): Promise<string> {
  const [first, ...others] = people.map(({ id }) => id)
  const [measure] = query.measures
  if (first === undefined || measure === undefined) return ''
  const { rows } = await lookUp(
    { who: { ids: [first, ...others] }, measures: [measure], days: query.days, by: ['athlete'], asks: 'value' },
    sources,
  )
  const lines = rows.flatMap(({ group, facts: [fact] }) => {
    if (!group.athlete || !fact || fact.value === null) return []
    const day = fact.date === null ? '' : `${writeWeekday(fact.date, sources.scope.today)}, `
    return [
      `${boldName(group.athlete.name)}: ${writeFigure(fact.measure, fact.value)} (${day}${counted(fact.records, 'record')})`,
    ]
  })
  const more = lines.length > LINES ? `, the first ${LINES} of ${lines.length} athletes` : ''
  return lines.length === 0 ? '' : paragraphs(`The figure of each athlete${more}:`, bullets(lines.slice(0, LINES)))
}
