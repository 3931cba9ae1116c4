import { useClickOutside } from '@mantine/hooks'
import { type FocusEvent, type KeyboardEvent, memo, useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import type { LineLook } from '../../../shared/charts/line-colours.ts'
import { LineMarkIcon } from '../../../shared/charts/line-mark.tsx'
import { lighting } from '../../../shared/charts/lit-name.tsx'
import { PersonName } from '../../../ui/badges/person-name.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { filterOptions } from '../../../ui/fields/filter-options.ts'
import { Caret } from '../../../ui/fields/select.tsx'
import styles from './athlete-select.module.css'

interface AthleteOption {
  id: string
  name: string
  /** Colour and shape of the athlete's line, if it has its own. */
  look: LineLook | undefined
  /** false: no values in the period. */
  hasLine: boolean
}

export interface AthleteSelectProps {
  /** Label for screen readers. */
  label?: string
  athletes: readonly AthleteOption[]
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
  /** Id of the button that opens the list, for another one that does so too. */
  openerId?: string
}

/**
 * Chooses which athletes are drawn in colour. The list stays open while choosing, and closes on Escape or when the
 * focus leaves.
 */
export function AthleteSelect(props: AthleteSelectProps) {
  const { label = 'Athletes shown in colour', athletes, chosen, onChoose, openerId } = props
  const [open, setOpen] = useState(false)
  const listId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  // In addition to blur: Safari does not focus a pressed button.
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
        id={openerId}
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

function Choices({ athletes, chosen, onChoose }: Omit<AthleteSelectProps, 'label' | 'openerId'>) {
  const isChosen = new Set(chosen)
  const [typed, setTyped] = useState('')
  const found = filterOptions(
    athletes.map((athlete) => ({ ...athlete, label: athlete.name })),
    typed,
  )
  // Two ticks may arrive before a render: each starts from the latest choice.
  const latest = useRef({ chosen, onChoose })
  useLayoutEffect(() => {
    latest.current = { chosen, onChoose }
  })
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
      {athletes.length > LISTED_MAXIMUM && (
        <input
          type="search"
          className={styles.search}
          aria-label="Find an athlete"
          placeholder="Find an athlete"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
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
      {found.map(({ id, name, look, hasLine }) => (
        <Option
          key={id}
          id={id}
          name={name}
          colour={look?.colour}
          mark={look?.mark}
          dash={look?.dash}
          hasLine={hasLine}
          isChosen={isChosen.has(id)}
          onToggle={toggle}
        />
      ))}
      {found.length === 0 && typed !== '' && <p className={styles.selected}>Nobody of that name.</p>}
    </>
  )
}

/** Of more athletes one is found sooner by typing. */
const LISTED_MAXIMUM = 8

/** With more, the ticks below are easier to read. */
const NAMES_SHOWN = 12

/** `none`, `all of them`, or the names. */
function selectedText(names: readonly string[], total: number): string {
  if (names.length === 0) return 'none'
  if (names.length === total) return 'all of them'
  const left = names.length - NAMES_SHOWN
  return names.slice(0, NAMES_SHOWN).join(', ') + (left > 0 ? ` and ${left} more` : '')
}

interface OptionProps extends Omit<AthleteOption, 'look'> {
  colour: LineLook['colour'] | undefined
  mark: LineLook['mark'] | undefined
  dash: LineLook['dash']
  isChosen: boolean
  onToggle: (id: string) => void
}

/** Memoized: of two hundred options only the ticked one renders again. */
const Option = memo(function Option({ id, name, colour, mark, dash, hasLine, isChosen, onToggle }: OptionProps) {
  return (
    <label className={styles.option} {...lighting(id)}>
      <input type="checkbox" checked={isChosen} onChange={() => onToggle(id)} />
      {colour && mark ? <LineMarkIcon mark={mark} colour={colour} dash={dash} /> : <span className={styles.mark} />}
      <PersonName name={name} />
      {!hasLine && <span className={styles.remark}>no data</span>}
    </label>
  )
})
