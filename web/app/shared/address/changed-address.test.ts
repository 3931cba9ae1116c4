import { expect, it } from 'vitest'
import { changedAddress } from './changed-address.ts'

it('sets and removes parameters, keeps the others, and leaves the address before as it was', () => {
  const before = new URLSearchParams('tab=sleep&days=14&ask=How+is+Ana%3F')
  expect(changedAddress(before, { days: '30', ask: null, view: 'training' }).toString()).toBe(
    'tab=sleep&days=30&view=training',
  )
  expect(before.toString()).toBe('tab=sleep&days=14&ask=How+is+Ana%3F')
})

it('keeps an empty value apart from none', () => {
  expect(changedAddress(new URLSearchParams('a=1'), { a: '' }).toString()).toBe('a=')
})
