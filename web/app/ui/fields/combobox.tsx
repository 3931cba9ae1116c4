import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import styles from './combobox.module.css'
import { filterOptions } from './filter-options.ts'
import { Caret } from './select.tsx'

export interface ComboboxOption {
  value: string
  label: string
}

export interface ComboboxProps {
  value: string
  options: readonly ComboboxOption[]
  onChange: (value: string) => void
}

/** Longer lists are searched, not scrolled. */
const SHOWN_MAXIMUM = 100

/**
 * A combobox: typing filters the list, arrows and Enter choose, Escape and blur keep the previous choice. Label and
 * style come from its wrappers: SearchSelect on a page, SearchSelectField in a form.
 */
export function Combobox({
  value,
  options,
  onChange,
  ...input
}: ComboboxProps & Omit<ComponentProps<'input'>, 'value' | 'onChange'>) {
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  /** null: not typing, the chosen option is shown. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const found = filterOptions(options, typed ?? '')
  const shown = found.slice(0, SHOWN_MAXIMUM)

  function open() {
    setActive(Math.max(0, typed === null ? shown.findIndex((option) => option.value === value) : 0))
    setIsOpen(true)
  }
  function close() {
    setIsOpen(false)
    setTyped(null)
  }
  function choose(option: ComboboxOption | undefined) {
    if (option && option.value !== value) onChange(option.value)
    close()
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (!isOpen) open()
      else setActive((before) => Math.min(Math.max(before + step, 0), shown.length - 1))
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault() // must not submit the form
      choose(shown[active])
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault() // must not close a surrounding dialog
      close()
    }
  }

  // A dialog or the window may cut the list off.
  useEffect(() => {
    if (isOpen) list.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active])

  return (
    <>
      <input
        {...input}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && shown[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        value={typed ?? options.find((option) => option.value === value)?.label ?? ''}
        onFocus={({ target }) => target.select()}
        onClick={open}
        onBlur={close}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(0)
          setIsOpen(true)
        }}
      />
      <span className={styles.caret}>
        <Caret />
      </span>
      {isOpen && (
        <div className={styles.list}>
          <div ref={list} id={listId} role="listbox" aria-label="Choices">
            {shown.map((option, place) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
              <div
                key={option.value}
                id={`${listId}-${place}`}
                role="option"
                dir="auto"
                aria-selected={option.value === value}
                data-active={place === active}
                className={styles.option}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                {option.label}
              </div>
            ))}
          </div>
          {shown.length < found.length && <p className={styles.more}>And more: type a part of the name.</p>}
          {found.length === 0 && (
            <p className={styles.more} role="status">
              Nothing matches.
            </p>
          )}
        </div>
      )}
    </>
  )
}
