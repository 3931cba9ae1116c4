import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useId, useRef } from 'react'
import styles from './select.module.css'

const TYPING_PAUSE_MS = 300

interface SearchFieldProps {
  /** Inside the box, like a select's label. */
  label: string
  /** The current search. */
  value: string
  onSearch: (text: string) => void
  maxLength?: number
}

/** A search field for a list: reports when typing pauses. */
export function SearchField({ label, value, onSearch, maxLength }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** The last reported search: it comes back as `value`, possibly after more letters were typed. */
  const sent = useRef(value)
  const search = useDebouncedCallback((text: string) => {
    sent.current = text.trim()
    onSearch(text)
  }, TYPING_PAUSE_MS)

  // The typed text has priority; it follows `value` only when that changes elsewhere, for example by going back.
  useEffect(() => {
    if (!input.current || value === sent.current) return
    sent.current = value
    input.current.value = value
  }, [value])

  return (
    <div className={styles.box}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="search"
        defaultValue={value}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        onChange={({ target }) => search(target.value)}
      />
    </div>
  )
}
