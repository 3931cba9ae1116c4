import type { Aggregate, Measure, Query } from '@corner/contract/entities/query.ts'
import { isOneDay } from '../../wording/days.ts'
import { isAgainstOwnMean, isCounted, metricCalled } from '../../wording/metrics.ts'

/** What a figure of one athlete is shown with: an average with the newest value, a share with its count. */
const BESIDE: Partial<Record<Aggregate, readonly Aggregate[]>> = {
  latest: ['mean', 'trend'],
  mean: ['latest'],
  sum: ['mean'],
  min: ['mean'],
  max: ['mean'],
  range: ['min', 'max'],
  deviation: ['mean'],
  trend: ['latest', 'mean'],
  halves: ['latest', 'mean', 'trend'],
  change: ['latest'],
  share: ['days'],
  longest_streak: ['current_streak'],
}

/** The query with the figures to show with its answer, only where it is one figure of one athlete. */
export function withRelatedFigures(query: Query): Query {
  const { who, by = [], measures, against, order, shown, days } = query
  const [measure] = measures
  const isOne = who.ids?.length === 1 && by.length === 1 && by[0] === 'athlete' && measures.length === 1
  if (!isOne || !measure || against || order || shown || who.where) return query
  const others = besideOf(measure).filter(
    (aggregate) => aggregate !== 'trend' || !(days.window && isOneDay(days.window)),
  )
  return { ...query, measures: [measure, ...others.map((aggregate) => ({ ...measure, aggregate }))] }
}

function besideOf({ metric, aggregate }: Measure): readonly Aggregate[] {
  const isStanding = metricCalled(metric).of === 'standing'
  const isSelfTelling = isAgainstOwnMean(metric) || isCounted(metric) || isStanding
  const others = BESIDE[aggregate] ?? []
  const isOfTests = aggregate === 'share' || aggregate === 'longest_streak'
  return isSelfTelling && !isOfTests ? [] : others
}
