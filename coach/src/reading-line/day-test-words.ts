import type { DayTest } from '@corner/contract/entities/query.ts'
import { joinAnd } from '../answers/phrases/lists.ts'
import { noneOrAny, valueTestText } from './bound-words.ts'
import type { LineScope } from './described.ts'
import { labelOf, metricNamed } from './metric-words.ts'

/** What a day must meet: `strain above 15 and no sleep`. */
export const dayTestsText = (tests: readonly DayTest[], scope: LineScope): string =>
  joinAnd(tests.map((test) => dayTestText(test, scope)))

function dayTestText({ metric, ...test }: DayTest, scope: LineScope): string {
  const label = labelOf(metric, scope)
  const described = metricNamed(metric, scope)
  return noneOrAny(test, described, label) ?? `${label} ${valueTestText(metric, test, described)}`
}
