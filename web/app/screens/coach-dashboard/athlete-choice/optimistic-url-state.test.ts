import { expect, it } from 'vitest'
import { writtenAhead } from './optimistic-url-state.ts'

it('shows a choice at once, and what the address says when it has moved', () => {
  const chosen = { before: null, written: 'ada' }
  expect(writtenAhead(chosen, null).written).toBe('ada')
  expect(writtenAhead(chosen, 'ben').written).toBe('ben')
})

it('forgets a choice once the address says it: a step back shows what the address said then', () => {
  const moved = writtenAhead({ before: null, written: 'ada' }, 'ada')
  expect(writtenAhead(moved, null).written).toBeNull()
})
