import type { Aggregate } from '@corner/contract/entities/query.ts'
import type { About } from './about.ts'
import { OF_DAYS } from './of-days.ts'
import { OF_DIFFERENCES } from './of-differences.ts'
import { OF_RELATIONS } from './of-relations.ts'
import { OF_VALUES } from './of-values.ts'

/** The sentence for one figure of one athlete, for each aggregate. A new aggregate needs its sentence here. */
export const SENTENCES: Record<Aggregate, (about: About) => string> = {
  ...OF_VALUES,
  ...OF_DIFFERENCES,
  ...OF_DAYS,
  ...OF_RELATIONS,
}
