import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { organizationsQuery, readOrganizationsChoice } from './organizations-query.ts'

async function asked(address: string) {
  const calls: URL[] = []
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', async (called: string) => {
    calls.push(new URL(called, 'https://corner.example'))
    return Response.json([], { headers: { 'x-total-count': '0' } })
  })
  await new QueryClient().fetchQuery(organizationsQuery(readOrganizationsChoice(new URLSearchParams(address))))
  return Object.fromEntries(calls[0]?.searchParams ?? [])
}

it('asks for the part of the list that the address names', async () => {
  expect(await asked('search=north&page=2&sort=created_at&direction=descending')).toEqual({
    search: 'north',
    page: '2',
    sort: 'created_at',
    direction: 'descending',
    page_size: '50',
  })
  expect(await asked('sort=colour')).toEqual({ page: '1', sort: 'name', direction: 'ascending', page_size: '50' })
})
