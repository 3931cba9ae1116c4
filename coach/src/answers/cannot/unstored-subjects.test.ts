import { CATALOGUE } from '@corner/analytics/metrics/metric-catalogue.ts'
import { expect, it } from 'vitest'
import { UNSTORED_SUBJECTS } from './unstored-subjects.ts'

it.each(Object.values(CATALOGUE))(
  'nothing that is said not to be recorded is meant by the words of $label',
  (metric) => {
    const claimed = [metric.label, ...metric.words].flatMap((word) =>
      UNSTORED_SUBJECTS.filter(({ words }) => words.test(word)).map(({ name }) => `${word}: ${name}`),
    )
    expect(claimed).toEqual([])
  },
)

it.each([
  ['did we win on saturday', 'recovery, sleep and strain on any day'],
  ['who was absent on monday', 'on which days somebody has a workout or any record'],
])('%s: what is on record instead is named', (asked, instead) => {
  expect(UNSTORED_SUBJECTS.find(({ words }) => words.test(asked))?.instead).toBe(instead)
})
