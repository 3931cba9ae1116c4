import { expect, it } from 'vitest'
import { optimisticUrlState } from './optimistic-url-state.ts'

it('shows a choice at once, and what the address says when it has moved', () => {
  const chosen = { before: null, written: 'ada' }
  expect(optimisticUrlState(chosen, null).written).toBe('ada')
  expect(optimisticUrlState(chosen, 'ben').written).toBe('ben')
})

it('forgets a choice once the address says it: a step back shows what the address said then', () => {
  const moved = optimisticUrlState({ before: null, written: 'ada' }, 'ada')
  expect(optimisticUrlState(moved, null).written).toBeNull()
})
