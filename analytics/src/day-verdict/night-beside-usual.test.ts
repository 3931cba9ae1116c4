import { expect, it } from 'vitest'
import { goesAlong, type NightFigure } from './night-beside-usual.ts'

const figure = (metric: NightFigure['metric'], worse: number): NightFigure => ({
  metric,
  text: metric,
  besideUsual: metric,
  worse,
  isOutside: Math.abs(worse) > 1,
})
const metrics = (...night: NightFigure[]) => goesAlong(night).map(({ metric }) => metric)

it('names a second value from the edge of its normal range on, but none on its own', () => {
  expect(metrics(figure('resting_heart_rate', 1.6), figure('hrv', 1.1))).toEqual(['resting_heart_rate', 'hrv'])
  expect(metrics(figure('hrv', 1.1))).toEqual([])
  expect(metrics(figure('resting_heart_rate', 1.6), figure('hrv', 0.8))).toEqual(['resting_heart_rate'])
  expect(metrics(figure('resting_heart_rate', 1.6), figure('hrv', -1.4))).toEqual(['resting_heart_rate'])
})
