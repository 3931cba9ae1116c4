import { describe, expect, it } from 'vitest'
import { moreAside } from './use-more-aside.ts'

describe('a row that scrolls sideways', () => {
  const at = (scrollLeft: number, scrollWidth = 500) => moreAside({ scrollLeft, clientWidth: 300, scrollWidth })

  it('goes on where something is out of view', () => {
    expect(at(0)).toBe('after')
    expect(at(90)).toBe('both')
    expect(at(200)).toBe('before')
  })

  it('ends where everything is in view, also when zoomed to parts of a pixel', () => {
    expect(at(0, 300)).toBeUndefined()
    expect(at(0.4, 300.6)).toBeUndefined()
    expect(at(199.3)).toBe('before')
  })
})
