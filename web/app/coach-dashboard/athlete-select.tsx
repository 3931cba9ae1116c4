import { useClickOutside } from '@mantine/hooks'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '../look/button.tsx'
import { Caret } from '../look/select.tsx'
import styles from './athlete-select.module.css'

interface AthleteChoice {
  id: string
  name: string
  /** Of the athlete's line, when it has one of its own. */
  colour: string | undefined
  /** false: nothing came from them in the period. */
  hasLine: boolean
}

export interface AthleteSelectProps {
  athletes: readonly AthleteChoice[]
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
}

/** Which athletes are shown in colour. The list stays open while one chooses, and closes on Escape or when one goes elsewhere. */
export function AthleteSelect({ athletes, chosen, onChoose }: AthleteSelectProps) {
  const [open, setOpen] = useState(false)
  const listId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  // Beside the loss of focus: Safari gives a pressed button none.
  const box = useClickOutside<HTMLFieldSetElement>(() => setOpen(false))

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !open) return
    setOpen(false)
    opener.current?.focus()
  }
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])

  return (
    <fieldset ref={box} className={styles.select} onBlur={onBlur} onKeyDown={onKeyDown}>
      <legend className="visually-hidden">Athletes shown in colour</legend>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {chosen.length} of {athletes.length} athletes selected
        <Caret />
      </button>
      {open && (
        <div id={listId} className={styles.list} tabIndex={-1}>
          <div className={styles.all}>
            <Button kind="quiet" size="small" onClick={() => onChoose(athletes.map(({ id }) => id))}>
              All
            </Button>
            <Button kind="quiet" size="small" onClick={() => onChoose([])}>
              None
            </Button>
          </div>
          {athletes.map(({ id, name, colour, hasLine }) => (
            <label key={id} className={styles.option}>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <span className={styles.mark} style={{ background: colour ?? 'transparent' }} />
              <span>{name}</span>
              {!hasLine && <span className={styles.remark}>no data</span>}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}
