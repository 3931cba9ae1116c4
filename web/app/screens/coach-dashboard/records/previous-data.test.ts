import { expect, it } from 'vitest'
import { recordsShown, type TeamReplies, todayOf } from './previous-data.ts'

const summary = { total_athletes: 0, athletes_with_data: 0, timezone_offset: '+00:00' }
const REPLY = { summary, athletes_data: [] }
const replies = (days: number, came: string, teamId = 'men'): TeamReplies => ({
  teamId,
  days,
  recovery: came.includes('r') ? REPLY : undefined,
  sleep: came.includes('s') ? REPLY : undefined,
  activity: came.includes('a') ? REPLY : undefined,
})
const WEEK = replies(7, 'rsa')

it('shows what came, also when a series did not', () => {
  expect(recordsShown(undefined, undefined, 'men')).toBeUndefined()
  const nothing = replies(7, '')
  expect(recordsShown(undefined, nothing, 'men')).toBe(nothing)
  const partly = replies(7, 'sa')
  expect(recordsShown(undefined, partly, 'men')).toBe(partly)
  expect(recordsShown(partly, WEEK, 'men')).toBe(WEEK)
})

it('keeps the numbers of before until those of another period are whole', () => {
  expect(recordsShown(WEEK, undefined, 'men')).toBe(WEEK)
  expect(recordsShown(WEEK, replies(30, 'sa'), 'men')).toBe(WEEK)
  expect(recordsShown(WEEK, replies(30, ''), 'men')).toBe(WEEK)
  const month = replies(30, 'rsa')
  expect(recordsShown(WEEK, month, 'men')).toBe(month)
})

it('takes what came of another period when no more stood there before', () => {
  const month = replies(30, 'sa')
  expect(recordsShown(replies(7, 'sa'), month, 'men')).toBe(month)
})

it('never shows one team in the place of another', () => {
  expect(recordsShown(WEEK, undefined, 'women')).toBeUndefined()
  const women = replies(7, '', 'women')
  expect(recordsShown(WEEK, women, 'women')).toBe(women)
})

const told = (today?: string): TeamReplies => ({
  ...WEEK,
  recovery: { ...REPLY, summary: { ...summary, today } },
  sleep: undefined,
})

it('takes the day from the replies, and after midnight from the server’s clock', () => {
  expect(todayOf(told('2026-11-21'), null, '2026-11-23')).toBe('2026-11-21')
  expect(todayOf(told('2026-11-21'), '2026-11-21', '2026-11-19')).toBe('2026-11-21')
  expect(todayOf(told('2026-11-21'), '2026-11-22', '2026-11-21')).toBe('2026-11-22')
})

it('knows a day also without a reply that tells it', () => {
  expect(todayOf(told(), '2026-11-21', '2026-11-23')).toBe('2026-11-21')
  expect(todayOf(replies(7, ''), null, '2026-11-23')).toBe('2026-11-23')
})
