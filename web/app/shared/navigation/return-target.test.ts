import { describe, expect, it } from 'vitest'
import { nextReturnTarget, readReturnTarget } from './return-target.ts'

const FROM = { cameFrom: '/coach-dashboard?team=4&tab=rankings&days=30', steps: 1 }

describe('the return to the view that opened an athlete', () => {
  it('is read from the state of the history entry', () => {
    expect(readReturnTarget(FROM)).toEqual(FROM)
  })

  it.each([
    null,
    undefined,
    'text',
    {},
    { cameFrom: 'https://elsewhere.example', steps: 1 },
    { cameFrom: '/coach-dashboard' },
    { cameFrom: '/coach-dashboard', steps: 0 },
    { cameFrom: '/coach-dashboard', steps: 1.5 },
    { cameFor: '/coach-dashboard', sessionEnded: false },
  ])('is none in %j', (state) => {
    expect(readReturnTarget(state)).toBeNull()
  })

  it('counts one more step for each change of tab', () => {
    expect(nextReturnTarget(nextReturnTarget(FROM))).toEqual({ ...FROM, steps: 3 })
    expect(nextReturnTarget(null)).toBeNull()
  })
})
