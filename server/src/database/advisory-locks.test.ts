import { expect, it } from 'vitest'
import { ADVISORY_LOCKS } from './advisory-locks.ts'

// One number for two purposes: a start would wait for somebody's backup, or refuse its own.
it('uses each number once', () => {
  const numbers = Object.values(ADVISORY_LOCKS)
  expect(new Set(numbers).size).toBe(numbers.length)
})
