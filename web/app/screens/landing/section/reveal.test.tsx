// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mounted } from '../../../shared/mounted-for-tests.tsx'
import { Reveal } from './reveal.tsx'

const WINDOW_PX = 800
const PAGE_PX = 3000
let intersect = (_entries: object[]) => {}

// At once: the charts of the next file ask for the size of a pixel while they are read.
afterEach(() => void vi.unstubAllGlobals())

beforeEach(() => {
  vi.stubGlobal('innerHeight', WINDOW_PX)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: typeof intersect) {
        intersect = heard
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(PAGE_PX)
})

/** The section, with its upper edge this far below the upper edge of the window. */
function section(topPx: number, isMotionUnwanted = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionUnwanted }))
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: topPx } as DOMRect)
  mounted(<Reveal>Section</Reveal>)
  const { style } = screen.getByText('Section').parentElement as HTMLElement
  return { opacity: () => style.getPropertyValue('--opacity') }
}

/** The visitor scrolls this far, and the section's upper edge comes to stand here. */
function scroll(y: number, topPx: number) {
  vi.stubGlobal('scrollY', y)
  vi.mocked(HTMLElement.prototype.getBoundingClientRect).mockReturnValue({ top: topPx } as DOMRect)
  intersect([{ isIntersecting: true }])
}

it('fades in as the visitor scrolls to it, and then stays', () => {
  const { opacity } = section(WINDOW_PX + 100)
  scroll(250, WINDOW_PX - 150)
  expect(opacity()).toBe('0.5')
  scroll(400, WINDOW_PX - 300)
  expect(opacity()).toBe('')
})

it('is whole at the end of the page, a pixel short of it too', () => {
  const { opacity } = section(WINDOW_PX + 100)
  scroll(PAGE_PX - WINDOW_PX - 2, WINDOW_PX - 150)
  expect(opacity()).toBe('0.5')
  scroll(PAGE_PX - WINDOW_PX - 1, WINDOW_PX - 150)
  expect(opacity()).toBe('')
})

it.each([
  ['in the window', WINDOW_PX - 1, false],
  ['without motion', WINDOW_PX + 100, true],
])('is simply there %s', (_, topPx, isMotionUnwanted) => {
  let observed = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => observed++
    },
  )
  const { opacity } = section(topPx, isMotionUnwanted)
  expect(observed).toBe(0)
  expect(opacity()).toBe('')
})
