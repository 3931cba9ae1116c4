import { type ReactNode, useEffect, useRef } from 'react'
import styles from './reveal.module.css'
import { revealed } from './reveal-progress.ts'

/**
 * Fades and slides a section in as the visitor scrolls to it, once. Moves inside a fixed place, so that nothing else
 * moves. Without script, with reduced motion, or when already in the window, the section is simply visible.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? revealOnScroll(place.current) : undefined), [])
  return (
    <div ref={place} className={styles.place}>
      <div className={styles.content}>{children}</div>
    </div>
  )
}

function revealOnScroll(place: HTMLElement): (() => void) | undefined {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  if (prefersReducedMotion.matches || place.getBoundingClientRect().top < innerHeight) return undefined

  function show() {
    const { opacity, offsetPx } = revealed(place.getBoundingClientRect().top, innerHeight)
    const isAtTheEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    if (opacity === 1 || isAtTheEnd || prefersReducedMotion.matches) return stop()
    place.style.setProperty('--opacity', String(opacity))
    place.style.setProperty('--offset', `${offsetPx}px`)
  }
  function stop() {
    observer.disconnect()
    removeEventListener('scroll', show)
    place.style.removeProperty('--opacity')
    place.style.removeProperty('--offset')
  }
  // The scroll listener is active only while the section is in the window.
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) addEventListener('scroll', show, { passive: true })
    else removeEventListener('scroll', show)
    show()
  })
  observer.observe(place)
  return stop
}
