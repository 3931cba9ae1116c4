import { expect, it } from 'vitest'
import { nextSorting } from './sortable-heading.tsx'

it('sorts ascending, then descending, and ascending again by another column', () => {
  expect(nextSorting('name', undefined)).toEqual({ sort: 'name', direction: 'ascending' })
  expect(nextSorting('name', { sort: 'name', direction: 'ascending' })).toEqual({
    sort: 'name',
    direction: 'descending',
  })
  expect(nextSorting('name', { sort: 'name', direction: 'descending' })).toEqual({
    sort: 'name',
    direction: 'ascending',
  })
  expect(nextSorting<'name' | 'role'>('role', { sort: 'name', direction: 'ascending' })).toEqual({
    sort: 'role',
    direction: 'ascending',
  })
})
