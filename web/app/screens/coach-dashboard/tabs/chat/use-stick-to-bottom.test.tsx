// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { ChatMessage } from './conversation/conversation.ts'
import { useStickToBottom } from './use-stick-to-bottom.ts'

const SHOWN_PX = 300

afterEach(cleanup)

function Area({ messages }: { messages: readonly ChatMessage[] }) {
  const area = useRef<HTMLDivElement>(null)
  useStickToBottom(area, messages, false)
  return (
    <div ref={area} data-testid="area">
      <ol />
    </div>
  )
}

const asked = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id: String(id), role: 'user', text: 'Who is low?' })) as never

/** An area of 300 px with content of the given height; happy-dom lays nothing out. */
function conversation(count: number) {
  const { getByTestId, rerender } = render(<Area messages={asked(count)} />)
  const area = getByTestId('area')
  const grow = (heightPx: number) =>
    Object.defineProperty(area, 'scrollHeight', { value: heightPx, configurable: true })
  Object.defineProperty(area, 'clientHeight', { value: SHOWN_PX })
  const scrollTo = (topPx: number) => {
    area.scrollTop = topPx
    fireEvent.scroll(area)
  }
  return { area, grow, scrollTo, show: (messages: number) => rerender(<Area messages={asked(messages)} />) }
}

it.each([
  ['at the end', 700, 1200],
  ['39 px above the end', 661, 1200],
  ['40 px above the end', 660, 660],
  ['at the start', 0, 0],
])('%s, the reader is moved along or left alone as an answer grows', (_where, topPx, expectedPx) => {
  const { area, grow, scrollTo, show } = conversation(2)
  grow(1000)
  scrollTo(topPx)
  grow(1200)
  show(2)
  expect(area.scrollTop).toBe(expectedPx)
})

it('a new question brings a reader who has scrolled up to the end', () => {
  const { area, grow, scrollTo, show } = conversation(2)
  grow(1000)
  scrollTo(0)
  grow(1100)
  show(3)
  expect(area.scrollTop).toBe(1100)
})
