import { expect, it } from 'vitest'
import { isHoliday, lastHoliday } from './holidays.ts'

it.each([
  ['christmas', '2026-12-24', '2025-12-25'],
  ['christmas', '2026-12-25', '2026-12-25'],
  ['halloween', '2026-11-21', '2026-10-31'],
  ['thanksgiving', '2026-11-21', '2025-11-27'],
  ['thanksgiving', '2026-11-25', '2025-11-27'],
  ['thanksgiving', '2026-11-26', '2026-11-26'],
  ['thanksgiving', '2026-11-27', '2026-11-26'],
  ['thanksgiving', '2026-11-28', '2026-11-26'],
  ['labor', '2026-09-06', '2025-09-01'],
  ['labour', '2026-09-07', '2026-09-07'],
  ['labor', '2025-09-02', '2025-09-01'],
])('%s, on %s, is %s', (name, today, day) => {
  expect(isHoliday(name)).toBe(true)
  expect(lastHoliday(name, today)).toBe(day)
})

it('knows no other', () => {
  expect(isHoliday('monday')).toBe(false)
  expect(lastHoliday('monday', '2026-11-21')).toBeUndefined()
})
