import { describe, expect, test } from 'vitest'
import { besideAverage, writeSize, writeValue } from './values.ts'

describe('a value', () => {
  test('is written as the product writes it', () => {
    expect(writeValue('recovery', 44.6)).toBe('45%')
    expect(writeValue('hrv', 61.5)).toBe('62 ms')
    expect(writeValue('resting_heart_rate', 52.4)).toBe('52 bpm')
    expect(writeValue('sleep_duration', 7.35)).toBe('7.4 h')
    expect(writeValue('strain', 12)).toBe('12.0')
  })

  test('has one more decimal where it would read like the bound it was judged by', () => {
    expect(writeValue('sleep_duration', 6.96, [7])).toBe('6.96 h')
    expect(writeValue('recovery', 33.6, [34])).toBe('33.6%')
    expect(writeValue('recovery', 30, [34])).toBe('30%')
  })

  test('differs by points and not by percents', () => {
    expect(writeSize('recovery', -3.14)).toBe('3.1 points')
    expect(writeSize('sleep_duration', 0.4)).toBe('0.4 h')
    expect(writeSize('strain', 1.25)).toBe('1.3')
  })

  test('is above, below or level with the own average', () => {
    expect(besideAverage('recovery', -3.14, 48)).toBe('3.1 points below their own average of 48%')
    expect(besideAverage('hrv', 2, 60)).toBe('2.0 ms above their own average of 60 ms')
    expect(besideAverage('hrv', 0.04, 60)).toBe('level with their own average of 60 ms')
  })
})
