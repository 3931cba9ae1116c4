import { expect, it } from 'vitest'
import { type TeamReplies, todayOf } from './team-replies.ts'

const summary = { total_athletes: 0, athletes_with_data: 0, timezone_offset: '+00:00' }
const REPLY = { summary, athletes_data: [] }
const NOTHING: TeamReplies = { teamId: 'men', days: 7, recovery: undefined, sleep: undefined, activity: undefined }

const told = (today?: string): TeamReplies => ({
  ...NOTHING,
  recovery: { ...REPLY, summary: { ...summary, today } },
  activity: REPLY,
})

it('takes the day from the replies, and after midnight from the server clock', () => {
  expect(todayOf(told('2026-11-21'), null, '2026-11-23')).toBe('2026-11-21')
  expect(todayOf(told('2026-11-21'), '2026-11-21', '2026-11-19')).toBe('2026-11-21')
  expect(todayOf(told('2026-11-21'), '2026-11-22', '2026-11-21')).toBe('2026-11-22')
})

it('has a fallback day without replies', () => {
  expect(todayOf(told(), '2026-11-21', '2026-11-23')).toBe('2026-11-21')
  expect(todayOf(NOTHING, null, '2026-11-23')).toBe('2026-11-23')
})
