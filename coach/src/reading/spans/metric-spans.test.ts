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

it.each([
  ['who improved most in sleep this month', 'sleep_duration'],
  ['who got sleep under 7 hours', 'sleep_duration'],
  ['the worst in sleep efficiency', 'sleep_efficiency'],
  ['who was in bed after 11', 'bed_time'],
  ['when did he get to sleep', 'bed_time'],
  ['when did he get to bed', 'bed_time'],
  ['what time do they go to sleep', 'bed_time'],
])('%s: %s', (message, metric) => expect(read(message)).toEqual([metric]))
