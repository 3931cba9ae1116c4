import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import type { Measure } from '@corner/contract/entities/query.ts'
import { writeWhen } from '../../../wording/day-names.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { labelOf, metricCalled } from '../../../wording/metrics.ts'
import { possessive } from '../../../wording/names.ts'
import { daysBefore } from '../../context/compared-days.ts'
import { isKnown, lookUp } from '../../context/look-up.ts'
import { bullets, capital, paragraphs } from '../../phrases/lists.ts'
import type { AnswerInput } from '../answer-input.ts'

/** How a question for what is usual may have been read. */
const READ_AS: readonly string[] = ['from_own_range', 'from_own_average', 'latest', 'mean', 'median', 'trend']
const ASKS_USUAL =
  /\b(what('?s| is| are| was)?|whats|tell me|give me|and|know)\b.*\b(normals?|usual(ly)?|baselines?|typical(ly)?|norms?)\b/i
/** Whether the newest value is unusual is another question. */
const ASKS_WHETHER =
  /\b(who|whose|above|below|over|under|higher|lower|off|outside|within|far|compared|vs|against|than)\b/i

/** "What is it usually", and not whether the newest is unusual. */
export const asksUsual = (message: string): boolean => ASKS_USUAL.test(message) && !ASKS_WHETHER.test(message)

/** "What's his normal": the median and the range themselves, not the distance from them. */
export const isOfUsual = ({
  query: { measures, days },
  facts: { people },
  context: { message = '' },
}: AnswerInput): boolean =>
  people.length === 1 &&
  days.where === undefined &&
  days.weekdays === undefined &&
  measures.every(({ aggregate }) => READ_AS.includes(aggregate)) &&
  asksUsual(message)

/**
 * What is usual for an athlete: the median of the 28 days before today and their own normal range, next to the newest
 * value.
 */
export async function writeUsual(told: AnswerInput): Promise<string | undefined> {
  const { query, facts, context } = told
  const [athlete] = facts.people
  if (!athlete) return undefined
  const metrics = query.measures.map(({ metric }) => metric)
  const of = (aggregate: Measure['aggregate']) => metrics.map((metric): Measure => ({ metric, aggregate }))
  const ofAthlete = { who: { ids: [athlete.id] }, by: ['athlete' as const], asks: 'value' as const }
  const [middle, range, newest] = await Promise.all([
    lookUp({ ...ofAthlete, measures: of('median'), days: daysBefore(context.scope.today) }, context),
    lookUp({ ...ofAthlete, measures: of('from_own_range'), days: {} }, context),
    lookUp({ ...ofAthlete, measures: of('latest'), days: {} }, context),
  ])
  const lines = metrics.flatMap((metric, place) => {
    const [usual, own, now] = [middle, range, newest].map(({ rows }) => rows[0]?.facts[place])
    if (!isKnown(usual)) return []
    const write = (value: number) => writeFigure({ metric, aggregate: 'latest' }, value)
    const what = metricCalled(metric).logarithmic ? 'normal range of the 7-day average' : 'normal range'
    const span = own?.range ? `, ${what} ${write(own.range.low)} to ${write(own.range.high)}` : ''
    const beside =
      isKnown(now) && now.date !== null ? `; now ${write(now.value)} (${writeWhen(now.date, context.scope.today)})` : ''
    return [
      `${capital(labelOf({ metric }))}: **${write(usual.value)}** (${usual.records} of ${NORMAL_RANGE_DAYS} ${metricCalled(metric).of === 'night' ? 'nights' : 'days'})${span}${beside}`,
    ]
  })
  return lines.length === 0
    ? undefined
    : paragraphs(
        `${capital(possessive(athlete.name))} normal, the middle of the ${NORMAL_RANGE_DAYS} days before today:`,
        bullets(lines),
      )
}
