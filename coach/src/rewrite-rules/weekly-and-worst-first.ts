import type { Group, Query } from '@corner/contract/entities/query.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { endsOf, WEEK } from '../reading/period-comparisons/windows.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'
import { metricCalled } from '../wording/metrics.ts'

const WEEKLY = /\b(weekly|week by week|(each|every|per) (week|wk))\b/
const WORST_FIRST =
  /\b(worst|poorest) (one |ones |guys? )?(is |are )?(at |on |up )?(the )?(first|top|up top|to best)\b|\b(start|starting) with the worst\b|\bfrom worst\b/
const BEST_FIRST = /\b(best) (one |ones |guys? )?(at |on )?(the )?(first|top|to worst)\b|\bfrom best\b/
const LEAST_DAYS = 2 * WEEK

/** "Average weekly strain the past three weeks": a figure for each week, not one for all. */
export const asWeekly: Rewrite = (request, part) => {
  if (request.kind !== 'query' || !WEEKLY.test(typedWords(part))) return undefined
  const { by = [], days, measures, against, order, who, having } = request.query
  const isPlain = measures.every(({ aggregate }) => ['mean', 'sum', 'median'].includes(aggregate))
  const isOfFew = by.length === 0 || (by.join() === 'athlete' && who.ids?.length === 1)
  if (!isPlain || !isOfFew || against || order || having || who.where || !days.window) return undefined
  if (endsOf(days.window, part.today).days < LEAST_DAYS) return undefined
  const groups: Group[] = [...by, 'week']
  return { kind: 'query', query: { ...request.query, by: groups } }
}

/** "Rank the squad, worst at the top": which end is worst depends on the measure. */
export const asWorstFirst: Rewrite = (request, part) => {
  if (request.kind !== 'query' || request.query.by?.join() !== 'athlete') return undefined
  const words = typedWords(part)
  const isWorst = WORST_FIRST.test(words)
  const [measure] = request.query.measures
  if (!measure || measure.test || isWorst === BEST_FIRST.test(words) || request.query.against) return undefined
  const { better } = metricCalled(measure.metric)
  if (better === null) return undefined
  const order: Query['order'] = (better === 'lower') === isWorst ? 'highest' : 'lowest'
  return order === request.query.order ? undefined : { kind: 'query', query: { ...request.query, order } }
}

const WORST = /\b(worst|worse)\b/
const BEST = /\b(best|better)\b/
const BY_NUMBER = /\b(high(er|est)?|low(er|est)?|most|least|up|down|r[io]se\w*|fell|fall\w*|drop\w*)\b/

/** "Who has the worst resting heart rate", "whose got better": what is good for an athlete is the low end of it. */
export const asLowIsGood: Rewrite = (request, part) => {
  if (request.kind !== 'query' || request.query.by?.join() !== 'athlete' || !request.query.order) return undefined
  const words = typedWords(part)
  const isWorst = WORST.test(words)
  const [measure, other] = request.query.measures
  if (!measure || other || measure.test || isWorst === BEST.test(words) || BY_NUMBER.test(words)) return undefined
  if (metricCalled(measure.metric).better !== 'lower') return undefined
  const order: Query['order'] = isWorst ? 'highest' : 'lowest'
  return order === request.query.order ? undefined : { kind: 'query', query: { ...request.query, order } }
}
