import { useClickOutside } from '@mantine/hooks'
import { type FocusEvent, type KeyboardEvent, memo, useCallback, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Caret } from '../../../ui/select.tsx'
import styles from './athlete-select.module.css'

interface AthleteOption {
  id: string
  name: string
  /** Of the athlete's line, when it has one of its own. */
  colour: string | undefined
  /** false: nothing came from them in the period. */
  hasLine: boolean
}

export interface AthleteSelectProps {
  /** What the choice is for; read out before it. */
  label?: string
  athletes: readonly AthleteOption[]
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
}

/** Which athletes are shown in colour. The list stays open while one chooses, and closes on Escape or when one goes elsewhere. */
export function AthleteSelect({ label = 'Athletes shown in colour', athletes, chosen, onChoose }: AthleteSelectProps) {
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

  return (
    <fieldset ref={box} className={styles.select} onBlur={onBlur} onKeyDown={onKeyDown}>
      <legend className="visually-hidden">{label}</legend>
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
          <Choices athletes={athletes} chosen={chosen} onChoose={onChoose} />
        </div>
      )}
    </fieldset>
  )
}

function Choices({ athletes, chosen, onChoose }: Omit<AthleteSelectProps, 'label'>) {
  const isChosen = new Set(chosen)
  // Two ticks may come before the first is drawn: each begins from what was chosen last.
  const latest = useRef({ chosen, onChoose })
  latest.current = { chosen, onChoose }
  const choose = useCallback((next: string[]) => {
    latest.current.chosen = next
    latest.current.onChoose(next)
  }, [])
  const toggle = useCallback(
    (id: string) => {
      const before = latest.current.chosen
      choose(before.includes(id) ? before.filter((other) => other !== id) : [...before, id])
    },
    [choose],
  )
  return (
    <>
      <div className={styles.all}>
        <Button kind="quiet" size="small" onClick={() => choose(athletes.map(({ id }) => id))}>
          All
        </Button>
        <Button kind="quiet" size="small" onClick={() => choose([])}>
          None
        </Button>
      </div>
      <p className={styles.selected}>
        Selected:{' '}
        {selectedText(
          athletes.filter(({ id }) => isChosen.has(id)).map(({ name }) => name),
          athletes.length,
        )}
      </p>
      {athletes.map(({ id, name, colour, hasLine }) => (
        <Option
          key={id}
          id={id}
          name={name}
          colour={colour}
          hasLine={hasLine}
          isChosen={isChosen.has(id)}
          onToggle={toggle}
        />
      ))}
    </>
  )
}

/** Beyond it the ticks below tell it better. */
const NAMES_SHOWN = 12

/** `none`, `all of them`, or who. */
function selectedText(names: readonly string[], total: number): string {
  if (names.length === 0) return 'none'
  if (names.length === total) return 'all of them'
  const left = names.length - NAMES_SHOWN
  return names.slice(0, NAMES_SHOWN).join(', ') + (left > 0 ? ` and ${left} more` : '')
}

interface OptionProps extends AthleteOption {
  isChosen: boolean
  onToggle: (id: string) => void
}

/** Of two hundred only the one that is ticked is drawn anew. */
const Option = memo(function Option({ id, name, colour, hasLine, isChosen, onToggle }: OptionProps) {
  return (
    <label className={styles.option}>
      <input type="checkbox" checked={isChosen} onChange={() => onToggle(id)} />
      <span className={styles.mark} style={{ background: colour ?? 'transparent' }} />
      <span>{name}</span>
      {!hasLine && <span className={styles.remark}>no data</span>}
    </label>
  )
})
