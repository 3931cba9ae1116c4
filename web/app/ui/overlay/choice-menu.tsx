import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { nextIndex } from '../keyboard/next-index.ts'
import styles from './menu-button.module.css'
import { useAnchoredPosition } from './use-anchored-position.ts'

interface ChoiceMenuProps {
  id: string
  heading: string
  choices: readonly string[]
  /** Which item gets the focus on opening. */
  begin: 'at_first' | 'at_last'
  anchor: RefObject<HTMLElement | null>
  /** The button was scrolled out of view. */
  onAway: () => void
  /** Returns the focus to the button without a choice. */
  onBack: () => void
  onChoose: (place: number) => void
}

/** The popup of a MenuButton. Arrows, Home and End move the focus and wrap around; Tab continues after the button. */
export function ChoiceMenu({ id, heading, choices, begin, anchor, onAway, onBack, onChoose }: ChoiceMenuProps) {
  const headingId = useId()
  const box = useAnchoredPosition(anchor, onAway)
  const list = useRef<HTMLDivElement>(null)
  const focusOn = (place: number) => (list.current?.children[place] as HTMLElement | undefined)?.focus()
  const first = useRef(begin === 'at_first' ? 0 : choices.length - 1)
  useEffect(
    () => (list.current?.children[first.current] as HTMLElement | undefined)?.focus({ preventScroll: true }),
    [],
  )

  function onKeyDown(event: KeyboardEvent) {
    const place = [...(list.current?.children ?? [])].indexOf(document.activeElement as Element)
    const next = nextIndex(event.key, place, choices.length, 'column')
    const goesBack = event.key === 'Tab' && event.shiftKey
    if (next === undefined && !goesBack) return
    event.preventDefault()
    event.stopPropagation()
    if (next === undefined) onBack()
    else focusOn(next)
  }
  return (
    <div ref={box} id={id} popover="manual" className={styles.box}>
      <p id={headingId} className={styles.heading}>
        {heading}
      </p>
      <div ref={list} role="menu" tabIndex={-1} aria-labelledby={headingId} onKeyDown={onKeyDown}>
        {choices.map((choice, place) => (
          <button
            // By index, because two choices may have the same text.
            key={place}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.choice}
            onClick={() => onChoose(place)}
          >
            {choice}
          </button>
        ))}
      </div>
    </div>
  )
}
