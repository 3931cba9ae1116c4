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

it('says the day of the last sign-in', () => {
  expect(shown({ created_at: daysAgo(30), last_signed_in_at: new Date('2026-11-27T06:42:00').toISOString() })).toBe(
    'Nov 27, 2026',
  )
})

it('says never of an account that the log knows from its beginning', () => {
  expect(shown({ created_at: daysAgo(399), last_signed_in_at: null })).toBe('Never')
})

it('says of an older account only what the log still knows', () => {
  expect(shown({ created_at: daysAgo(401), last_signed_in_at: null })).toBe('Not in 400 days')
})
