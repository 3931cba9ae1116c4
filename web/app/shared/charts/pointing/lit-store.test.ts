import { expect, it } from 'vitest'
import { createLitStore } from './lit-store.ts'

it('lights a name while it is pointed at, above the pinned one', () => {
  const lit = createLitStore()
  lit.pin('ada')
  lit.hover('ben')
  expect([lit.read(), lit.readPinned()]).toEqual(['ben', 'ada'])
  lit.hover(null)
  expect(lit.read()).toBe('ada')
})

it('lets a pinned name go at a second press', () => {
  const lit = createLitStore()
  lit.hover('ada')
  lit.pin('ada')
  lit.pin('ada')
  expect([lit.read(), lit.readPinned()]).toEqual([null, null])
})

it('tells of changes only', () => {
  const lit = createLitStore()
  let told = 0
  const stop = lit.subscribe(() => told++)
  lit.hover(null)
  lit.pin(null)
  expect(told).toBe(0)
  lit.hover('ada')
  lit.hover('ada')
  expect(told).toBe(1)
  stop()
  lit.pin('ada')
  expect(told).toBe(1)
})
