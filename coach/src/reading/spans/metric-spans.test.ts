import { CATALOGUE } from '@corner/analytics/metrics/metric-catalogue.ts'
import { expect, it } from 'vitest'
import { tokenize } from '../../language/words/tokenize.ts'
import { findMetrics } from './metric-spans.ts'

const read = (message: string) => findMetrics(tokenize(message), () => false).map(({ metric }) => metric)

it.each(Object.entries(CATALOGUE))('knows %s by the words of its entry', (metric, { words }) => {
  expect(words.flatMap((word) => read(`his ${word} please`))).toContain(metric)
})

it('takes the longest words, and of equal ones the metric that is meant more often', () => {
  expect(read('resting heart rate')).toEqual(['resting_heart_rate'])
  expect(read('heart rate')).toEqual(['resting_heart_rate'])
  expect(read('average heart rate in training')).toEqual(['workout_average_heart_rate'])
  expect(read('deep sleep and hours of sleep')).toEqual(['deep_sleep', 'sleep_duration'])
})
