import { expect, it } from 'vitest'
import { keepPreviousRecords } from './previous-data.ts'
import type { TeamReplies } from './team-replies.ts'

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

it('shows loaded series when another one failed', () => {
  expect(keepPreviousRecords(undefined, undefined, 'men')).toBeUndefined()
  const nothing = replies(7, '')
  expect(keepPreviousRecords(undefined, nothing, 'men')).toBe(nothing)
  const partly = replies(7, 'sa')
  expect(keepPreviousRecords(undefined, partly, 'men')).toBe(partly)
  expect(keepPreviousRecords(partly, WEEK, 'men')).toBe(WEEK)
})

it('shows nothing of replies that all failed while they are asked for again', () => {
  expect(keepPreviousRecords(replies(7, ''), undefined, 'men')).toBeUndefined()
})

it('keeps the previous numbers until another period has loaded completely', () => {
  expect(keepPreviousRecords(WEEK, undefined, 'men')).toBe(WEEK)
  expect(keepPreviousRecords(WEEK, replies(30, 'sa'), 'men')).toBe(WEEK)
  expect(keepPreviousRecords(WEEK, replies(30, ''), 'men')).toBe(WEEK)
  const month = replies(30, 'rsa')
  expect(keepPreviousRecords(WEEK, month, 'men')).toBe(month)
})

it('takes a partly loaded period if the previous one had no more', () => {
  const month = replies(30, 'sa')
  expect(keepPreviousRecords(replies(7, 'sa'), month, 'men')).toBe(month)
})

it('never shows another team’s records', () => {
  expect(keepPreviousRecords(WEEK, undefined, 'women')).toBeUndefined()
  const women = replies(7, '', 'women')
  expect(keepPreviousRecords(WEEK, women, 'women')).toBe(women)
})
