// @vitest-environment happy-dom
import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { mounted } from '../../../../shared/mounted-for-tests.tsx'
import { userColumns } from './user-columns.tsx'

afterEach(() => vi.useRealTimers())

function shown(user: Pick<AdminUser, 'last_signed_in_at' | 'created_at'>) {
  vi.useFakeTimers({ now: new Date('2026-11-28T10:00:00'), toFake: ['Date'] })
  const column = userColumns(() => {}).find(({ head }) => head === 'Last signed in')
  expect(column?.sort).toBe('last_signed_in')
  const { container } = mounted(column?.cell(user as AdminUser))
  return [...container.querySelectorAll('span')].at(-1)?.textContent
}
const daysAgo = (days: number) => new Date(Date.parse('2026-11-28T10:00:00') - days * 86_400_000).toISOString()

it.each([
  ['2026-11-28T08:14:00', '08:14'],
  ['2026-11-27T23:59:00', 'yesterday'],
  ['2026-11-26T06:42:00', 'Nov 26'],
  ['2025-12-31T06:42:00', 'Dec 31, 2025'],
])('says of the sign-in at %s, read on November 28, %s', (moment, words) => {
  expect(shown({ created_at: daysAgo(390), last_signed_in_at: new Date(moment).toISOString() })).toBe(words)
})

it('says never of an account that the log knows from its beginning', () => {
  expect(shown({ created_at: daysAgo(399), last_signed_in_at: null })).toBe('Never')
})

it('says of an older account only what the log still knows', () => {
  expect(shown({ created_at: daysAgo(401), last_signed_in_at: null })).toBe('Not in 400 days')
})
