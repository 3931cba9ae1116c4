import { type FocusEvent, type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { Caret } from '../fields/select.tsx'
import { ChoiceMenu } from './choice-menu.tsx'
import styles from './menu-button.module.css'
import { useDismiss } from './use-dismiss.ts'

export interface MenuButtonProps {
  /** What choosing does; shown above the choices. */
  heading: string
  choices: readonly string[]
  onChoose: (place: number) => void
  /** Sets aria-disabled: it opens nothing, and keeps the focus. */
  disabled?: boolean
  /** For screen readers, where the button is three dots. */
  label?: string
  /** The part that can be changed, with its current text; three dots without it. */
  children?: ReactNode
}

/**
 * A part of a line of text, or three dots, that opens a menu of alternatives. Arrow keys open it, too; a choice and Escape return the
 * focus; it closes on a press outside, when the focus leaves and when it is scrolled out of view. Opening is not
 * announced in a live region around it.
 */
export function MenuButton({ heading, choices, onChoose, disabled = false, label, children }: MenuButtonProps) {
  const [opened, setOpened] = useState<'at_first' | 'at_last' | null>(null)
  const container = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const isOpen = opened !== null
  const close = useCallback(() => setOpened(null), [])
  useDismiss(isOpen, close, container, button)

  function open(at: 'at_first' | 'at_last') {
    if (!disabled) setOpened(at)
  }
  function goBack() {
    close()
    // The container may be about to scroll by itself.
    button.current?.focus({ preventScroll: true })
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 'at_first' : 'at_last')
  }
  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !container.current?.contains(relatedTarget)) close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus is its button's, or the menu's
    <span ref={container} className={styles.around} aria-live="off" onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-disabled={disabled}
        onClick={() => (isOpen ? close() : open('at_first'))}
        onKeyDown={onKeyDown}
      >
        {children === undefined ? (
          <span className={styles.dots}>
            <Dots />
          </span>
        ) : (
          <span className={styles.chip}>
            {children} <Caret />
          </span>
        )}
      </button>
      {isOpen && (
        <ChoiceMenu
          id={menuId}
          heading={heading}
          choices={choices}
          begin={opened}
          anchor={button}
          onAway={close}
          onBack={goBack}
          onChoose={(place) => {
            goBack()
            onChoose(place)
          }}
        />
      )}
    </span>
  )
}

function Dots() {
  return (
    <svg width="16" height="4" viewBox="0 0 16 4" fill="currentColor" aria-hidden="true">
      <circle cx="2" cy="2" r="1.6" />
      <circle cx="8" cy="2" r="1.6" />
      <circle cx="14" cy="2" r="1.6" />
    </svg>
  )
}
