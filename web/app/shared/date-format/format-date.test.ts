import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { formatDate, formatDateTime, formatDay, formatTime, formatTimeOfLog } from './format-date.ts'

const MIDNIGHT = '2026-11-21T05:00:09Z'

it('writes a moment as month, day and year, and with 24 hours, in the zone of the reader', () => {
  expect(formatDate(MIDNIGHT, 'UTC')).toBe('Nov 21, 2026')
  expect(formatDate(MIDNIGHT, 'America/Denver')).toBe('Nov 20, 2026')
  expect(formatTime(MIDNIGHT, 'America/New_York')).toBe('00:00')
  expect(formatTime('2026-11-21T18:05:00Z', 'UTC')).toBe('18:05')
  expect(formatTimeOfLog(MIDNIGHT, 'UTC')).toBe('05:00:09')
  expect(formatDateTime(MIDNIGHT, 'UTC')).toBe('Nov 21, 2026, 05:00')
})

it('writes a calendar day as the same day in every zone, and leaves other texts', () => {
  expect(formatDay('2026-11-21')).toBe('Nov 21, 2026')
  expect(formatDay('')).toBe('')
  expect(formatDay('yesterday')).toBe('yesterday')
})

const APP = join(import.meta.dirname, '../..')

it('is the only place of the screens where dates and times are written', () => {
  const others = globSync('**/*.{ts,tsx}', { cwd: APP })
    .filter((file) => !file.includes('.test.') && !file.startsWith('shared/date-format/'))
    .filter((file) =>
      /Intl\.DateTimeFormat|toLocale(?:Date|Time)String|\bnew Date\([^)]*\)\.toLocaleString/.test(
        readFileSync(join(APP, file), 'utf8'),
      ),
    )
  expect(others).toEqual([])
})
