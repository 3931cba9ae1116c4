// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAnchoredPosition } from './use-anchored-position.ts'

const showPopover = vi.fn()
let tellInSight: (isIntersecting: boolean) => void

beforeEach(() => {
  showPopover.mockClear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {}
      disconnect = () => {}
      constructor(tell: (entries: object[]) => void) {
        tellInSight = (isIntersecting) => tell([{ isIntersecting }])
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
})

function Box({ onAway }: { onAway: () => void }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const box = useAnchoredPosition(anchor, onAway)
  return (
    <>
      <button ref={anchor} type="button" />
      <div ref={box} data-testid="box" popover="manual" />
    </>
  )
}

const shown = (onAway = () => {}) => render(<Box onAway={onAway} />).getByTestId('box')

it('shows the box in the top layer, once', () => {
  Object.defineProperty(HTMLElement.prototype, 'showPopover', { value: showPopover, configurable: true })
  vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValueOnce(false).mockReturnValueOnce(true)
  expect(shown().style.left).toMatch(/px$/)
  cleanup()
  shown()
  expect(showPopover).toHaveBeenCalledOnce()
})

it('places the box also in a browser without popover', () => {
  expect(shown().style.top).toMatch(/px$/)
})

it('tells when the anchor goes out of view, and not when it comes', () => {
  const onAway = vi.fn()
  shown(onAway)
  tellInSight(true)
  expect(onAway).not.toHaveBeenCalled()
  tellInSight(false)
  expect(onAway).toHaveBeenCalledOnce()
})
