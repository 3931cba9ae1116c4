import { weekdayOf } from '@corner/analytics/days/calendar.ts'
import { describe, expect, test } from 'vitest'
import { writeDay, writeWeekday, writeWhen } from './day-names.ts'

const today = '2026-11-21'

describe('a day', () => {
  test('is written short, with the year where it is another one', () => {
    expect(writeDay('2026-11-08', today)).toBe('Nov 8')
    expect(writeDay('2025-12-31', today)).toBe('Dec 31, 2025')
    expect(writeWeekday('2026-11-18', today)).toBe('Wed Nov 18')
  })

  test('knows its weekday, of leap days and of old ones, too', () => {
    expect(weekdayOf('2024-02-29')).toBe(4)
    expect(weekdayOf('2022-12-31')).toBe(6)
    expect(weekdayOf('2023-01-01')).toBe(0)
  })

  test('is told from today on', () => {
    expect(writeWhen('2026-11-21', today)).toBe('today')
    expect(writeWhen('2026-11-20', today)).toBe('yesterday, Nov 20')
    expect(writeWhen('2026-11-17', today)).toBe('on Tue Nov 17')
  })
})
