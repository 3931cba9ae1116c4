import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { ChatMessage } from './conversation.ts'

/** Nearer than this the reader stands at the end. */
const AT_END_PX = 40

/** Keeps the end of the conversation in sight as it grows, unless the reader has scrolled up; a question of their own brings them back. */
export function useFollowEnd(
  area: RefObject<HTMLElement | null>,
  messages: readonly ChatMessage[],
  isThinking: boolean,
) {
  const isFollowing = useRef(true)
  const count = useRef(messages.length)

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
    if (isFollowing.current) box.scrollTop = box.scrollHeight
  }, [area, messages])

  // What draws the text may come after the text itself.
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
