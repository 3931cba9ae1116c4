import { expect, it } from 'vitest'
import { changedAddress } from './changed-address.ts'
import { listChanges, oneOf, readListChoice } from './list-choice.ts'

const SORTS = ['name', 'email'] as const
const read = (address: string) => readListChoice(new URLSearchParams(address), SORTS)

it('defaults to the first page, no search, first column ascending', () => {
  expect(read('')).toEqual({ page: 1, search: '', sort: 'name', direction: 'ascending' })
})

it('parses a choice', () => {
  expect(read('page=7&search=+Ana+&sort=email&direction=descending')).toEqual({
    page: 7,
    search: 'Ana',
    sort: 'email',
    direction: 'descending',
  })
})

it.each(['page=0', 'page=-3', 'page=1.5', 'page=x', 'page=1e99', 'sort=password', 'direction=sideways'])(
  'takes %s for no choice',
  (address) => {
    expect(read(address)).toEqual(read(''))
  },
)

it('resets the page with every other change', () => {
  const before = new URLSearchParams('tab=users&page=4&role=coach')
  const after = (changes: Record<string, string>) => changedAddress(before, listChanges(changes)).toString()
  expect(after({ search: 'Ana' })).toBe('tab=users&role=coach&search=Ana')
  expect(after({ page: '5' })).toBe('tab=users&page=5&role=coach')
  expect(after({ role: '' })).toBe('tab=users')
})

it('accepts only offered values', () => {
  expect(oneOf(['coach', 'admin'], 'admin')).toBe('admin')
  expect(oneOf(['coach', 'admin'], 'king')).toBeUndefined()
  expect(oneOf(['coach', 'admin'], null)).toBeUndefined()
})
