import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type ChatMessage, isAnswer } from './conversation/conversation.ts'

/** Within this distance the reader is at the end. */
const AT_END_PX = 40

/**
 * Keeps the end of the conversation in view as it grows, unless the reader has scrolled up; a question of their own
 * brings them back. An answer that arrives as a whole and is longer than the area is shown from its first line.
 */
export function useStickToBottom(
  area: RefObject<HTMLElement | null>,
  messages: readonly ChatMessage[],
  isThinking: boolean,
) {
  const isFollowing = useRef(true)
  const count = useRef(messages.length)
  const wasWaiting = useRef(isWaiting(messages))

  useEffect(() => {
    const box = area.current
    if (!box) return
    const look = () => {
      isFollowing.current = box.scrollHeight - box.scrollTop - box.clientHeight < AT_END_PX
    }
    box.addEventListener('scroll', look, { passive: true })
    return () => box.removeEventListener('scroll', look)
  }, [area])

  useLayoutEffect(() => {
    const box = area.current
    if (!box) return
    if (messages.length !== count.current) isFollowing.current = true
    count.current = messages.length
    const isFirstPiece = wasWaiting.current && !isWaiting(messages)
    wasWaiting.current = isWaiting(messages)
    if (!isFollowing.current) return
    box.scrollTop = box.scrollHeight
    const beginsAbovePx = isFirstPiece ? abovePx(box) : 0
    if (beginsAbovePx <= 0) return
    box.scrollTop -= beginsAbovePx
    isFollowing.current = false
  }, [area, messages])

  // The markdown renderer may load after the text.
  useEffect(() => {
    const [box, list] = [area.current, area.current?.firstElementChild]
    if (!box || !list || !isThinking) return
    const watch = new ResizeObserver(() => {
      if (isFollowing.current) box.scrollTop = box.scrollHeight
    })
    watch.observe(list)
    return () => watch.disconnect()
  }, [area, isThinking])
}

const isWaiting = (messages: readonly ChatMessage[]) => {
  const last = messages.at(-1)
  return last !== undefined && isAnswer(last) && last.state === 'waiting'
}

/** Distance from the top of the visible area to the start of the last message. */
function abovePx(box: HTMLElement): number {
  const last = box.firstElementChild?.lastElementChild
  if (!last) return 0
  const padding = Number.parseFloat(getComputedStyle(box).paddingTop)
  return box.getBoundingClientRect().top + padding - last.getBoundingClientRect().top
}
