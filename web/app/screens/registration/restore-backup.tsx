import type { RestoredBackup } from '@corner/contract/entities/backups.ts'
import { useEffect, useRef, useState } from 'react'
import { failureText, fieldFailures } from '../../shared/api/failure-text.ts'
import { formatDateTime } from '../../shared/date-format/format-date.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { SecretField } from '../../ui/fields/secret-field.tsx'
import { type ChosenBackup, readChosenBackup } from './read-chosen-backup.ts'
import styles from './restore-backup.module.css'
import { useRestore } from './use-restore.ts'

const RESTORE_FAILED = 'The backup could not be restored. A proxy in front of Corner may allow smaller files only.'

interface Chosen {
  file: File
  /** undefined: it is being read; null: it tells nothing. */
  told: ChosenBackup | null | undefined
}

interface RestoreBackupProps {
  setupToken: string
  /** Back to the form; not while a backup is being restored, and not afterwards. */
  onLeave: () => void
}

/** Brings a backup into this installation, which has no people yet: its people, teams and records take its place. */
export default function RestoreBackup({ setupToken, onLeave }: RestoreBackupProps) {
  const { mutate, reset, variables, data, error, isPending, isBack } = useRestore(setupToken)
  const [chosen, setChosen] = useState<Chosen>()
  const [passphrase, setPassphrase] = useState('')
  const passphraseProblem = fieldFailures(error).passphrase
  // Stays while it is typed and sent, so that no button moves under a finger that meant another one.
  const [explanation, setExplanation] = useState<string>()
  // Before anything was typed the sentence explains the field; only then it is an error.
  const wasTyped = variables !== undefined && variables.passphrase !== ''
  const top = useRef<HTMLParagraphElement>(null)
  useEffect(() => top.current?.focus(), [])

  /** What was typed for another file, and said of it, goes away with it. */
  async function choose(file: File) {
    reset()
    setPassphrase('')
    setExplanation(undefined)
    setChosen({ file, told: undefined })
    const told = await readChosenBackup(file)
    setChosen((now) => (now?.file === file ? { file, told } : now))
  }

  function send(file: File, isWithoutKey = false) {
    const request = { file, passphrase: isWithoutKey ? '' : passphrase, isWithoutKey }
    mutate(request, {
      onError: (failure) => {
        const said = fieldFailures(failure).passphrase
        setExplanation((before) => (request.passphrase === '' ? (said ?? before) : (before ?? said)))
      },
    })
  }

  if (data) return <Restored restored={data} isBack={isBack} />
  return (
    <div className={styles.restore}>
      <p ref={top} tabIndex={-1}>
        Choose the file. All of it is checked before anything is changed.
      </p>
      <FileDrop
        thing="the backup"
        label="Backup, a file that Corner made"
        accept=".backup,.gz,application/gzip"
        disabled={isPending}
        onFile={choose}
      />
      {chosen?.told !== undefined && <p className={styles.question}>{questionOf(chosen.told, chosen.file.name)}</p>}
      {chosen?.told !== undefined && explanation === undefined && (
        <Button wide disabled={isPending} onClick={() => send(chosen.file)}>
          Restore this backup
        </Button>
      )}
      {explanation !== undefined && chosen && (
        <>
          <SecretField
            label="Passphrase of the key"
            autoComplete="off"
            value={passphrase}
            onChange={({ target }) => setPassphrase(target.value)}
            error={wasTyped ? passphraseProblem : undefined}
            hint={explanation}
          />
          <Button wide disabled={isPending || passphrase === ''} onClick={() => send(chosen.file)}>
            Restore with the key
          </Button>
          <Button wide kind="quiet" disabled={isPending} onClick={() => send(chosen.file, true)}>
            Go on without the key
          </Button>
          <p className={styles.consequence}>
            Without the key everybody signs in again, and athletes link their devices again.
          </p>
        </>
      )}
      {error && !isPending && passphraseProblem === undefined && (
        <Notice kind="error">{failureText(error, RESTORE_FAILED)}</Notice>
      )}
      <p className={styles.busy} role="status">
        {chosen?.told === undefined && chosen && (
          <>
            <Spinner /> Reading {chosen.file.name}
          </>
        )}
        {isPending && variables && (
          <>
            <Spinner /> Sending and restoring {variables.file.name}. Leave this page open.
          </>
        )}
      </p>
      {!isPending && (
        <div>
          <Button kind="quiet" size="small" onClick={onLeave}>
            Create an account instead
          </Button>
        </div>
      )}
    </div>
  )
}

function questionOf(told: ChosenBackup | null, name: string): string {
  if (!told) return `When ${name} was made could not be read here. Restore it?`
  return `Backup of ${formatDateTime(told.madeAt)}, ${peopleText(told.people)}. Restore it?`
}

function peopleText(people: number): string {
  return people === 1 ? '1 person' : `${people} people`
}

function Restored({ restored: { people, made_at, key }, isBack }: { restored: RestoredBackup; isBack: boolean }) {
  return (
    <div className={styles.restore}>
      <Notice kind="success">
        Restored: {peopleText(people)}, with everything as of {formatDateTime(made_at)}.
        {key === 'missing' && ' Everybody signs in again, and athletes link their devices again.'}
      </Notice>
      <p className={styles.busy} role="status">
        {isBack ? (
          'Corner runs with it.'
        ) : (
          <>
            <Spinner /> Corner starts anew
          </>
        )}
      </p>
      {isBack && (
        <ButtonLink wide to="/login">
          Sign In
        </ButtonLink>
      )}
    </div>
  )
}
