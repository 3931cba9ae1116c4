import type { DayTest } from '@corner/contract/entities/query.ts'
import { isOfNumbers, type Test, unitsOf, writeBound } from './bounds.ts'
import { writeCount } from './counts.ts'
import { joinAnd, withArticle } from './english.ts'
import { isAgainstOwnMean, isCounted, labelOf, nounOf } from './metrics.ts'

/** All of them must hold: `strain above 15 and no workouts`. */
export const writeTests = (tests: readonly DayTest[]): string => joinAnd(tests.map(writeTest))

/** `recovery below 34%`, `bed time after 23:30`, `no sleep record`, `at least 2 workouts`. */
function writeTest({ metric, ...test }: DayTest): string {
  const label = labelOf({ metric })
  if (test.is === 'missing' || test.is === 'present') return writeExistence(metric, test.is)
  return isCounted(metric) && isOfNumbers(test) ? writeCount(test, label) : `${label} ${writeValueBound(metric, test)}`
}

/** A condition on a metric's value: `below 34%`, `of 0.5 °C or more against their own mean`. */
export const writeValueBound = (metric: string, test: Test): string =>
  `${writeBound(test, unitsOf(metric))}${isAgainstOwnMean(metric) && isOfNumbers(test) ? ' against their own mean' : ''}`

/** `no record`, `a recovery record`. */
export const writeExistence = (metric: string, is: 'missing' | 'present'): string => {
  const record = metric === 'any_record' ? 'record' : `${labelOf({ metric })} record`
  return is === 'missing' ? `no ${record}` : withArticle(record)
}

/** Nights where all conditions are on values of the night. */
export const nounOfTests = (tests: readonly DayTest[]): 'night' | 'day' =>
  tests.every(({ metric }) => nounOf(metric) === 'night') ? 'night' : 'day'
