import { ofOneProvider } from '../athlete/one-provider.ts'
import type { AthleteReader } from './athlete-reader.ts'
import type { QueryContext } from './context.ts'
import { metricIn } from './find-metric.ts'

/** The athletes whose figures of these metrics may be ranked or averaged together. */
export function alikeFor(
  people: readonly AthleteReader[],
  metrics: readonly string[],
  { catalogue }: Pick<QueryContext, 'catalogue'>,
): readonly AthleteReader[] {
  const compared = metrics.filter((metric) => !metricIn(catalogue, metric).everyProvider)
  if (compared.length === 0) return people
  const ofDays = compared.filter((metric) => metricIn(catalogue, metric).of !== 'standing')
  return ofOneProvider(people, (athlete) => ofDays.some((metric) => athlete.points(metric).length > 0))
}

/** The meaning of "the team" for a metric. */
export const teamFor = (metric: string, context: QueryContext): readonly AthleteReader[] =>
  alikeFor(context.everybody, [metric], context)
