import { expect, it } from 'vitest'
import { optimisticUrlState } from './optimistic-url-state.ts'

it('shows a choice at once, and what the address says when it has moved', () => {
  const chosen = { before: null, value: 'ada' }
  expect(optimisticUrlState(chosen, null).value).toBe('ada')
  expect(optimisticUrlState(chosen, 'ben').value).toBe('ben')
})

it('forgets a choice once the address says it: a step back shows what the address said then', () => {
  const moved = optimisticUrlState({ before: null, value: 'ada' }, 'ada')
  expect(optimisticUrlState(moved, null).value).toBeNull()
})
