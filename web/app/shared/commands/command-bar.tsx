import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PersonName } from '../../ui/badges/person-name.tsx'
import { ModalDialog } from '../../ui/overlay/modal-dialog.tsx'
import { mayUse } from '../navigation/screens.ts'
import { useSession } from '../session/use-session.ts'
import { teamsQuery } from '../team/team-queries.ts'
import type { Command } from './command.ts'
import styles from './command-bar.module.css'
import { commandsFor } from './commands.ts'
import { useFoundAccounts } from './found-accounts.ts'

interface CommandBarProps {
  onClose: () => void
  onHelp: () => void
}

/**
 * Opens an athlete, a view, a period or a screen by typing, or asks the AI coach. Arrows choose, Enter opens, Escape
 * returns the focus.
 */
export function CommandBar({ onClose, onHelp }: CommandBarProps) {
  const role = useSession().profile?.role
  const isOfTeams = role !== undefined && mayUse(role, '/coach-dashboard')
  const { data: teams = [] } = useQuery({
    ...teamsQuery,
    enabled: isOfTeams,
  })
  const { state } = useLocation()
  // The router's own place lags behind the address while a view's script is loading: a period chosen then would leave the view.
  const { pathname, search } = window.location
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const accounts = useFoundAccounts(role === 'admin', typed)
  const [id, list] = [useId(), useRef<HTMLDivElement>(null)]
  const groups = useMemo(
    () => commandsFor({ role, teams, accounts, place: { pathname, search, state }, typed }),
    [role, teams, accounts, pathname, search, state, typed],
  )
  const commands = groups.flatMap((group) => group.commands)
  const optionId = (place: number) => `${id}-${place}`

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, typed])

  function run(command: Command | undefined) {
    if (!command) return
    onClose()
    if (command.to === 'help') onHelp()
    else void navigate(command.to.address, { state: command.to.state ?? null })
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && commands.length > 0) setActive((active + step + commands.length) % commands.length)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(commands[active])
    else return
    event.preventDefault()
  }

  return (
    <ModalDialog className={styles.dialog} isOpen onClose={onClose} label="Go to">
      <input
        data-autofocus
        className={styles.input}
        role="combobox"
        aria-label="Go to an athlete, a view, a period or a screen, or ask the AI coach"
        aria-expanded={commands.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={commands[active] ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        placeholder={isOfTeams ? 'Name, view, period, screen …' : 'Period or screen'}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(0)
        }}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Found" className={styles.list}>
        {groups.map(({ title, commands: ofGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: no group of fields
          <div key={title} role="group" aria-label={title}>
            <p className={styles.title} aria-hidden="true">
              {title}
            </p>
            {ofGroup.map((command) => {
              const place = commands.indexOf(command)
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
                <div
                  key={command.id}
                  id={optionId(place)}
                  role="option"
                  aria-selected={place === active}
                  className={styles.option}
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseMove={() => setActive(place)}
                  onClick={() => run(command)}
                >
                  <PersonName name={command.label} />
                  {command.hint && <span className={styles.hint}>{command.hint}</span>}
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <p role="status" className={commands.length === 0 ? styles.none : 'visually-hidden'}>
        {commands.length === 0 ? 'Nothing matches.' : `${commands.length} found`}
      </p>
    </ModalDialog>
  )
}
