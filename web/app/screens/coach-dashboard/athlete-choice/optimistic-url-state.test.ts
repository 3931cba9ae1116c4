import { expect, it } from 'vitest'
import { optimisticUrlState } from './optimistic-url-state.ts'

it('shows a choice at once, and the address’s value once the address has changed', () => {
  const chosen = { before: null, value: 'ada' }
  expect(optimisticUrlState(chosen, null).value).toBe('ada')
  expect(optimisticUrlState(chosen, 'ben').value).toBe('ben')
})

it('drops a choice once the address has it, so that going back shows the older value', () => {
  const moved = optimisticUrlState({ before: null, value: 'ada' }, 'ada')
  expect(optimisticUrlState(moved, null).value).toBeNull()
})
