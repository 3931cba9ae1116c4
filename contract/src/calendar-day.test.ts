import { expect, it } from 'vitest'
import { CalendarDay } from './calendar-day.ts'

it.each([
  ['2024-02-29', true],
  ['0001-01-01', true],
  ['0000-12-31', false], // the calendar has no year 0, and PostgreSQL refuses it
  ['2026-02-29', false],
  ['2026-2-1', false],
  ['2026-02-01T00:00:00Z', false],
])('accepts %s as a day: %s', (text, expected) => {
  expect(CalendarDay.safeParse(text).success).toBe(expected)
})

it.each(['2026-2-1', '0000-12-31'])('tells how a day is written where it refuses %s', (text) => {
  const { error } = CalendarDay.safeParse(text)
  expect(error?.issues.map(({ message }) => message)).toEqual(['A day is written YYYY-MM-DD'])
})
