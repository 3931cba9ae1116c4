import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cycleDays } from '../../cycle-days.ts'
import { readExport } from './read-export.ts'

/**
 * The path of a real person's file, which is not part of the project: physiological_cycles.csv of
 * github.com/andrewcxjin/aipi510_dataset at cc50f3fe (CC BY 4.0). Without it the tests are skipped.
 */
const REAL_EXPORT = process.env.REAL_WHOOP_EXPORT ?? ''

const mean = (values: readonly (number | null)[]) => {
  const known = values.filter((value) => value !== null)
  return known.reduce((sum, value) => sum + value, 0) / known.length
}

describe.skipIf(REAL_EXPORT === '')('a real export', () => {
  const read = () => readExport(readFileSync(REAL_EXPORT), new Date(), 'physiological_cycles.csv').records

  it('has the figures that were computed from it (docs/reference/physiology.md#one-real-person)', () => {
    const { cycles, recoveries, sleeps, workouts } = read()
    expect([cycles.length, recoveries.length, sleeps.length, workouts.length]).toEqual([51, 49, 49, 0])
    expect(mean(recoveries.map((recovery) => recovery.recovery_score))).toBeCloseTo(54, 0)
    expect(mean(recoveries.map((recovery) => recovery.hrv_rmssd_milli))).toBeCloseTo(60, 0)
    expect(mean(recoveries.map((recovery) => recovery.resting_heart_rate))).toBeCloseTo(58.7, 1)
    expect(mean(cycles.map((cycle) => cycle.strain))).toBeCloseTo(8.3, 1)
    expect(cycles.filter(({ strain }) => strain === null)).toHaveLength(1) // the current one
  })

  it('gives each of its cycles a day of its own', () => {
    const { cycles, sleeps } = read()
    const days = [...cycleDays(cycles, sleeps).values()]
    expect(new Set(days).size).toBe(51)
    expect(days.sort().at(-1)).toBe('2024-11-21')
  })

  it('ends each cycle where the next begins, also across clock changes', () => {
    const { cycles } = read()
    const starts = new Set(cycles.map(({ start_at }) => start_at.getTime()))
    const ends = cycles.flatMap(({ end_at }) => end_at ?? [])
    expect(ends.filter((end) => !starts.has(end.getTime()))).toEqual([])
  })
})
