// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import * as files from '../../../../shared/download/download-csv.ts'
import { mounted, refusal, stubServer } from '../../../../shared/mounted-for-tests.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { readAuditChoice } from './audit-query.ts'

const downloadCsv = vi.fn<typeof files.downloadCsv>()
beforeEach(() => {
  downloadCsv.mockReset()
  vi.spyOn(files, 'downloadCsv').mockImplementation(downloadCsv)
})

const LINE = {
  id: 1,
  at: '2026-11-27T10:00:00.000Z',
  action: 'signed_in',
  actor: { id: 'p', name: 'Ann Ash', email: 'ann@c.example' },
  subject: null,
  details: {},
}
const ADDRESS = 'search=ann&action=signed_in&from=2026-11-01&to=2026-11-27'

function filters(answer: Response, address = ADDRESS) {
  const sent = stubServer({ 'GET /api/teams/admin/audit/': answer })
  const shown = mounted(<AuditFilters choice={readAuditChoice(new URLSearchParams(address))} />, `/?${address}`)
  return { ...shown, sent }
}
const linesOf = (total: number) => Response.json([LINE], { headers: { 'x-total-count': String(total) } })

it('downloads what the filter shows, in a file that is named by it', async () => {
  const { user, sent } = filters(linesOf(1))
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  expect((await screen.findByRole('status')).textContent).toBe('1 line is saved where your browser keeps downloads.')
  expect(downloadCsv.mock.calls).toEqual([
    ['Audit log, Sign-in, ann, from 2026-11-01, to 2026-11-27', expect.arrayContaining(['When']), [expect.any(Array)]],
  ])
  expect(sent[0]?.call).toContain('search=ann')
})

it('says in a sentence when the file is cut, and how to get the rest', async () => {
  const { user } = filters(linesOf(23_456), '')
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  expect((await screen.findByRole('status')).textContent).toBe(
    'The file has the newest 1 of 23,456 lines. Choose days to download the others.',
  )
  expect(downloadCsv.mock.calls[0]?.[0]).toBe('Audit log, newest 1 of 23456')
})

it('says that it failed, and saves nothing', async () => {
  const { user } = filters(refusal(503, {}))
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The log could not be downloaded')
  expect(downloadCsv).not.toHaveBeenCalled()
})

it('says nothing of a file of another filter', async () => {
  const { user, rerender } = filters(linesOf(1))
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  await screen.findByRole('status')
  rerender(<AuditFilters choice={readAuditChoice(new URLSearchParams('action=signed_out'))} />)
  expect(screen.queryByRole('status')).toBeNull()
})

it('says that the first day is after the last, of which no line can be', () => {
  filters(linesOf(0), 'from=2026-11-28&to=2026-11-20')
  expect(screen.getByRole('status').textContent).toBe('From is after To: no day is between them.')
})

it.each(['', 'from=2026-11-20&to=2026-11-20', 'from=2026-11-20', 'to=2026-11-20'])(
  'says nothing of the days %j',
  (days) => {
    filters(linesOf(0), days)
    expect(screen.queryByRole('status')).toBeNull()
  },
)
