import { describe, expect, it } from 'vitest'
import { athleteAddress } from './athlete-address.ts'

describe('the address of an athlete', () => {
  it('names the team and the athlete', () => {
    expect(athleteAddress('12', '7')).toBe('/athlete/12/7')
  })

  it('carries a period other than the last 7 days', () => {
    expect(athleteAddress('12', '7', 7)).toBe('/athlete/12/7')
    expect(athleteAddress('12', '7', 30)).toBe('/athlete/12/7?days=30')
  })

  it('encodes ids', () => {
    expect(athleteAddress('a/b', '?c')).toBe('/athlete/a%2Fb/%3Fc')
  })
})
