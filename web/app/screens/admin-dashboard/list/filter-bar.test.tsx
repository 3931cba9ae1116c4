// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atAddress, mounted } from '../../../shared/mounted-for-tests.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { FilterBar } from './filter-bar.tsx'

const OPTIONS = [
  { value: '', label: 'All' },
  { value: 'coach', label: 'Coach' },
]

const bar = (filters: Record<string, string | undefined>, at?: string) =>
  mounted(
    <FilterBar search={<input type="search" />} filters={filters} action={<button type="button">Create</button>}>
      <Select label="Role" value={filters.role ?? ''} options={OPTIONS} onChange={() => {}} />
    </FilterBar>,
    at,
  )

it('opens and closes its fields by a button that says how many filters are set', async () => {
  const { user } = bar({ role: 'coach', status: undefined, team: '' })
  const opener = screen.getByRole('button', { name: 'Filters (1)' })
  const fields = document.getElementById(opener.getAttribute('aria-controls') ?? '')
  expect(fields?.contains(screen.getByRole('combobox', { name: 'Role' }))).toBe(true)
  for (const isOpen of [false, true, false]) {
    expect(opener.getAttribute('aria-expanded')).toBe(String(isOpen))
    expect(fields?.className.includes('closed')).toBe(!isOpen)
    await user.click(opener)
  }
})

it('has nothing to count or to clear where no filter is set', () => {
  bar({ role: '', status: undefined })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Filters', 'Create'])
})

it('clears the filters with one press, and keeps search, order and focus', async () => {
  const at = '/?tab=users&search=ann&sort=role&page=3&role=coach&status=connected'
  atAddress(at)
  const { user, address } = bar({ role: 'coach', status: 'connected' }, at)
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(address()).toBe('/?tab=users&search=ann&sort=role')
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Role' }))
})
