import type { Measure } from '@corner/contract/entities/query.ts'
import { ofOneProvider } from '../athlete/one-provider.ts'
import type { AthleteReader } from './athlete-reader.ts'
import type { QueryContext } from './context.ts'
import { metricIn } from './find-metric.ts'

type Compared = Pick<Measure, 'metric'> & Partial<Pick<Measure, 'aggregate'>>

/** The athletes whose figures of these measures may be ranked or averaged together. */
export function alikeFor(
  people: readonly AthleteReader[],
  measures: readonly Compared[],
  context: Pick<QueryContext, 'catalogue'>,
): readonly AthleteReader[] {
  const compared = measures.filter((measure) => !isAcrossMakers(measure, context)).map(({ metric }) => metric)
  if (compared.length === 0) return people
  const ofDays = compared.filter((metric) => metricIn(context.catalogue, metric).of !== 'standing')
  return ofOneProvider(people, (athlete) => ofDays.some((metric) => athlete.points(metric).length > 0))
}

/** The meaning of "the team" for a metric. */
export const teamFor = (metric: string, context: QueryContext): readonly AthleteReader[] =>
  alikeFor(context.everybody, [{ metric }], context)

/**
 * Whether athletes of all makers may stand in one order. HRV itself may not, since its size goes by how and when it is taken; how
 * far it is from what is usual for the athlete may.
 */
function isAcrossMakers({ metric, aggregate }: Compared, { catalogue }: Pick<QueryContext, 'catalogue'>): boolean {
  const described = metricIn(catalogue, metric)
  if (described.everyProvider || ('isAgainstOwnMean' in described && described.isAgainstOwnMean)) return true
  const isLogarithmic = 'logarithmic' in described && described.logarithmic === true
  return isLogarithmic && (aggregate === 'from_own_average' || aggregate === 'from_own_range')
}
