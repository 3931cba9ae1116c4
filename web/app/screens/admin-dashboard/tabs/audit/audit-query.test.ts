// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { auditQuery, readAuditChoice, startOfDay } from './audit-query.ts'

it('parses the choice from an address, and ignores invalid values', () => {
  const good = new URLSearchParams('tab=audit&page=3&search=ada&action=signed_in&from=2026-03-01&to=2026-03-02')
  expect(readAuditChoice(good)).toEqual({
    page: 3,
    search: 'ada',
    action: 'signed_in',
    from: '2026-03-01',
    to: '2026-03-02',
  })
  const bad = new URLSearchParams('page=-3&action=danced&from=yesterday&to=2026-13-45')
  expect(readAuditChoice(bad)).toEqual({ page: 1, search: '', action: undefined, from: '', to: '' })
})

it('takes days from midnight to midnight of the reader’s own calendar, also over a month’s end and a change of clocks', () => {
  const day = (text: string | undefined) => new Date(text ?? '')
  for (const [from, next] of [
    ['2026-03-31', '2026-04-01'],
    ['2026-03-29', '2026-03-30'],
    ['2026-12-31', '2027-01-01'],
  ] as const) {
    expect(day(startOfDay(from)).getHours()).toBe(0)
    expect(startOfDay(from, 1)).toBe(startOfDay(next))
  }
  expect(startOfDay('')).toBeUndefined()
})

it('asks for whole days of a page of fifty', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request | string) => {
    asked.push(decodeURIComponent(typeof request === 'string' ? request : request.url))
    return Response.json([], { headers: { 'x-total-count': '0' } })
  })
  const choice = { page: 2, search: '', action: undefined, from: '2026-03-30', to: '2026-03-31' }
  await new QueryClient().fetchQuery(auditQuery(choice))
  expect(asked.join()).toContain('page_size=50')
  expect(asked.join()).toContain(`from=${startOfDay('2026-03-30')}`)
  expect(asked.join()).toContain(`to=${startOfDay('2026-04-01')}`)
  expect(asked.join()).not.toContain('search')
})
