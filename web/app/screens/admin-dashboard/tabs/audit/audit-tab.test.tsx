// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted, stubServer } from '../../../../shared/mounted-for-tests.tsx'
import { AuditTab } from './audit-tab.tsx'

const NO_LINES = Response.json([], { headers: { 'x-total-count': '0' } })

function emptyLog(address: string) {
  stubServer({ 'GET /api/teams/admin/audit/': NO_LINES })
  mounted(<AuditTab />, address)
}

it.each(['search=ann', 'action=sign_in_failed', 'from=2026-11-01', 'to=2026-11-21'])(
  'blames the filter %s alone for an empty list',
  async (filter) => {
    emptyLog(`/?${filter}`)
    expect(await screen.findByText('Nothing matches. Change the search or the filters.')).toBeTruthy()
  },
)

it('says of an empty log without a filter that nothing has happened', async () => {
  emptyLog('/')
  expect(await screen.findByText('Nothing has happened yet.')).toBeTruthy()
})

it('scrolls with the page, and not within its box', async () => {
  emptyLog('/')
  expect((await screen.findByRole('region', { name: 'Audit Log' })).className).toMatch(/withPage/)
})

it('keeps the first and the last day of the filter together', async () => {
  emptyLog('/')
  await screen.findByText('Nothing has happened yet.')
  const [from, to] = ['From', 'To'].map((label) => screen.getByLabelText(label).closest('div'))
  expect(from?.parentElement).toBe(to?.parentElement)
  expect(from?.parentElement?.querySelectorAll('input').length).toBe(2)
})

it('keeps its columns where they are, also where nothing is found', async () => {
  emptyLog('/')
  const heads = await screen.findAllByRole('columnheader')
  expect(heads.map(({ style }) => style.width)).toEqual(['14ch', '38ch', ''])
})

it('says how many lines there are, and turns their pages, above the list, too', async () => {
  stubServer({ 'GET /api/teams/admin/audit/': Response.json([], { headers: { 'x-total-count': '84' } }) })
  mounted(<AuditTab />)
  const table = await screen.findByRole('table')
  const [above] = screen.getAllByText('1–50 of 84 lines')
  const isBefore = above?.compareDocumentPosition(table) ?? 0
  expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getAllByRole('button', { name: 'Next' })).toHaveLength(2)
})

it('says a day once, above its lines, and of each line the time', async () => {
  const line = (id: string, at: string) => ({
    id,
    at: new Date(at).toISOString(),
    action: 'signed_in',
    actor: { id: 'p', name: 'Ann Ash', email: 'ann@c.example' },
    subject: null,
    details: {},
  })
  const lines = [line('3', '2026-11-27T20:34:11'), line('2', '2026-11-27T08:00:00'), line('1', '2026-11-26T23:59:59')]
  stubServer({ 'GET /api/teams/admin/audit/': Response.json(lines, { headers: { 'x-total-count': '3' } }) })
  mounted(<AuditTab />)
  await screen.findByText(/^20:34:11/)
  const headings = [...document.querySelectorAll('tr[aria-hidden]')].map(({ textContent }) => textContent)
  expect(headings).toEqual(['Nov 27, 2026', 'Nov 26, 2026'])
  // To who cannot see the headings, each line says its day.
  const heard = screen.getAllByRole('row').map((row) => row.querySelector('time')?.textContent)
  expect(heard).toEqual([undefined, 'Nov 27, 2026, 20:34:11', 'Nov 27, 2026, 08:00:00', 'Nov 26, 2026, 23:59:59'])
})
