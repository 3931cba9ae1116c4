import { afterEach, describe, expect, it, vi } from 'vitest'
import { mayPlayByItself, whenPageHasLoaded } from './may-play.ts'

// Also after the last test: the next file in this process loads its modules with these globals.
afterEach(() => vi.unstubAllGlobals())

describe('the video starts by itself', () => {
  it.each([
    [false, undefined, true],
    [false, {}, true],
    [false, { saveData: false }, true],
    [false, { saveData: true }, false],
    [true, undefined, false],
    [true, { saveData: true }, false],
  ])('for who wants stillness %s and has the connection %j: %s', (wantsStillness, connection, plays) => {
    vi.stubGlobal('navigator', { connection })
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(prefers-reduced-motion: reduce)' && wantsStillness,
    }))
    expect(mayPlayByItself()).toBe(plays)
  })
})

describe('what waits for the page', () => {
  const page = (readyState: string) => {
    const target = new EventTarget()
    vi.stubGlobal('document', { readyState })
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
    return () => target.dispatchEvent(new Event('load'))
  }

  it('begins at once where all is there', () => {
    page('complete')
    const begin = vi.fn()
    whenPageHasLoaded(begin)()
    expect(begin).toHaveBeenCalledTimes(1)
  })

  it('begins once when all has come, and not after it was called off', () => {
    const load = page('interactive')
    const [begin, calledOff] = [vi.fn(), vi.fn()]
    whenPageHasLoaded(begin)
    whenPageHasLoaded(calledOff)()
    expect(begin).not.toHaveBeenCalled()
    load()
    load()
    expect(begin).toHaveBeenCalledTimes(1)
    expect(calledOff).not.toHaveBeenCalled()
  })
})
