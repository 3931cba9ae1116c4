import { expect, it } from 'vitest'
import { countsOf, daysText, ownerText, sentence, sizeText } from './import-words.ts'

it('counts by kind, one of each in the singular', () => {
  const imported = { recoveries: 1, sleeps: 2, cycles: 0, workouts: 1_234 }
  expect(countsOf({ imported, already_there: 7 }).map(({ count, of }) => `${count} ${of}`)).toEqual([
    '1 recovery',
    '2 sleeps',
    '0 cycles',
    '1,234 workouts',
    '7 already there',
  ])
  expect(countsOf({ imported: null, already_there: null })).toEqual([])
})

it('says which days it covers', () => {
  expect(daysText({ first_day: '2025-07-26', last_day: '2026-11-21' })).toBe('Jul 26, 2025 to Nov 21, 2026')
  expect(daysText({ first_day: '2026-11-21', last_day: '2026-11-21' })).toBe('Nov 21, 2026')
  expect(daysText({ first_day: null, last_day: null })).toBeNull()
})

it.each([
  [{ name: 'Ben Other', email: 'ben@example.com' }, 'Ben Other (ben@example.com)'],
  [{ name: 'Ben Other', email: null }, 'Ben Other'],
  [{ name: null, email: 'ben@example.com' }, 'ben@example.com'],
])('names the owner of %j', (owner, text) => {
  expect(ownerText(owner)).toBe(text)
})

it('writes sizes from kilobytes to gigabytes, and ends a sentence once', () => {
  expect([900, 2_500_000, 3_210_000_000].map(sizeText)).toEqual(['1 kB', '2.5 MB', '3.2 GB'])
  expect([sentence('It is empty'), sentence('Is it?')]).toEqual(['It is empty.', 'Is it?'])
})
