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
