// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted, stubServer } from '../../../../shared/mounted-for-tests.tsx'
import { UsersTab } from './users-tab.tsx'

const CHOICE = { page: 1, search: '', role: undefined, status: undefined, team: '', sort: undefined }

const shown = (choice: object, { rows = [], total = 0 }: { rows?: object[]; total?: number } = {}) => {
  stubServer({})
  const list = { rows, total, choice: { ...CHOICE, ...choice }, isPrevious: false }
  mounted(<UsersTab list={list as never} />)
}

it('of a club without accounts says that there are none', () => {
  shown({})
  expect(screen.getByText('No users yet.')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Team' })).toHaveProperty('value', 'All')
})

it.each([{ search: 'ann' }, { role: 'coach' }, { status: 'no_team' }, { team: 'none' }])(
  'blames the filter %j for an empty list',
  (choice) => {
    shown(choice)
    expect(screen.getByText('Nobody matches. Change the search or the filters.')).toBeTruthy()
  },
)

it.each([
  [{ status: 'address_not_confirmed' }, 'Every address is confirmed.'],
  [{ status: 'link_ended' }, 'Every link to a device works.'],
  [{ status: 'address_not_confirmed', search: 'ann' }, 'Nobody matches. Change the search or the filters.'],
])('says of %j with nobody left that it is done', (choice, text) => {
  shown(choice)
  expect(screen.getByText(text)).toBeTruthy()
})

const ADA = {
  id: '1',
  full_name: 'Ada Bell',
  email: 'ada@club.example',
  email_proven: true,
  email_shared: false,
  role: 'athlete',
  teams: [],
  last_signed_in_at: null,
  created_at: '2026-11-01T08:00:00Z',
}

it('says how many there are above the list, too', () => {
  shown({}, { rows: [ADA], total: 1234 })
  const [above] = screen.getAllByText(/1,234 users$/)
  const isBefore = above?.compareDocumentPosition(screen.getByRole('table')) ?? 0
  expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('speaks of one user in the singular, and is seen to do so once', () => {
  shown({}, { rows: [ADA], total: 1 })
  const seen = screen.getAllByText('1 user').filter((text) => text.closest('.visually-hidden') === null)
  expect(seen).toHaveLength(1)
})

it('counts the filters that an address sets', () => {
  shown({ status: 'address_not_confirmed', team: 'none' }, { rows: [ADA], total: 1 })
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeTruthy()
})

it('offers the order of several people in its bar, before the button to create', () => {
  shown({}, { rows: [ADA, { ...ADA, id: '2' }], total: 2 })
  const order = screen.getByRole('group', { name: 'Order of Users' })
  expect(order.nextElementSibling?.textContent).toBe('Create User')
})

it('packs a person into a few lines on a phone, as the audit log packs an entry', () => {
  shown({}, { rows: [ADA], total: 1 })
  expect(screen.getByRole('row', { name: /Ada Bell/ }).className).toMatch(/tight/)
})

it('keeps its columns where they are, also where nobody is found', () => {
  shown({ search: 'nobody' })
  const widths = screen.getAllByRole('columnheader').map(({ style }) => style.width)
  // What is left over is for the teams.
  expect(widths.map((width) => width !== '')).toEqual([true, true, false, true, true, true])
})
