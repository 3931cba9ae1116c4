import type { Aggregate } from '@corner/contract/entities/query.ts'
import { OF_RELATIONS } from './correlations.ts'
import { OF_DAYS } from './day-counts.ts'
import { OF_DIFFERENCES } from './differences.ts'
import type { About } from './sentence-parts.ts'
import { OF_VALUES } from './values.ts'

/** The sentence for one figure of one athlete, for each aggregate. A new aggregate needs its sentence here. */
export const SENTENCES: Record<Aggregate, (about: About) => string> = {
  ...OF_VALUES,
  ...OF_DIFFERENCES,
  ...OF_DAYS,
  ...OF_RELATIONS,
}
