import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useId, useRef } from 'react'
import styles from './select.module.css'

const TYPING_PAUSE_MS = 300

interface SearchFieldProps {
  /** Stands inside the box, as a select's label does. */
  label: string
  /** What is searched for now. */
  value: string
  onSearch: (text: string) => void
  maxLength?: number
}

/** A search for the whole list: it is told when the typing pauses. */
export function SearchField({ label, value, onSearch, maxLength }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** What was searched for here last: it comes back as `value`, perhaps when the next letters stand in the field already. */
  const sent = useRef(value)
  const search = useDebouncedCallback((text: string) => {
    sent.current = text.trim()
    onSearch(text)
  }, TYPING_PAUSE_MS)

  // The field belongs to whoever types; it follows what comes from elsewhere, for example when back is pressed.
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
