import { PASSPHRASE_MINIMUM, PASSPHRASE_TOO_SHORT } from '@corner/contract/constants/backups.ts'
import { MODAL_SUCCESS_CLOSE_MS } from '@corner/contract/constants/interface-timing.ts'
import { makeBackup } from '@corner/contract/routes/backups.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { fieldFailures } from '../../../../shared/api/failure-text.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { SecretField } from '../../../../ui/fields/secret-field.tsx'
import { otherFailure } from '../../change/change-failure.ts'
import { FormDialog } from '../../change/form-dialog.tsx'
import { useChange } from '../../change/use-change.ts'

const MAKING = ['make a backup', 'beginning a backup'] as const
const DIFFERENT = 'This is not the same passphrase'

interface MakeBackupDialogProps {
  /** A backup is being made or compared: by another tab or person, unless it is the one that was asked for here. */
  isBusy: boolean
  onClose: () => void
}

/** Begins a backup; a passphrase takes the key along. */
export function MakeBackupDialog({ isBusy, onClose }: MakeBackupDialogProps) {
  const [problem, setProblem] = useState<{ passphrase?: string; again?: string }>({})
  const change = useChange({
    send: (passphrase: string) => call(makeBackup, { body: { passphrase } }),
    failureOf: (error) => otherFailure(error, MAKING),
    closeAfterMs: MODAL_SUCCESS_CLOSE_MS,
    onClose,
  })
  const isOther = isBusy && !change.isBusy && !change.isDone
  const refused = fieldFailures(change.error).passphrase

  // What was refused because of the other one is said by the note instead, and no longer once that one is done.
  const forget = useEffectEvent(() => change.forget())
  useEffect(() => {
    if (isOther) forget()
  }, [isOther])

  function submit(typed: FormData) {
    const [passphrase, again] = ['passphrase', 'again'].map((name) => String(typed.get(name)))
    const found = problemOf(passphrase ?? '', again ?? '')
    setProblem(found)
    if (found.passphrase || found.again) change.forget()
    else change.run(passphrase ?? '')
  }

  return (
    <FormDialog
      title="Make a backup"
      // A sentence that stands at its field is not said again below.
      change={refused === undefined ? change : { ...change, failure: null }}
      doneText="The backup has begun."
      submitLabel="Make a backup"
      busyLabel="Beginning..."
      canSubmit={!isOther}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Everything in Corner goes into one file, while everybody goes on working.</p>
      <p>
        With a passphrase the key of this installation goes along, sealed. The passphrase seals the key alone: whoever
        has the file can read everything else in it. Without the key, after a restore on a new server everybody signs in
        again and athletes link their devices again, unless you bring the key yourself.
      </p>
      <SecretField
        label="Passphrase"
        name="passphrase"
        optional
        maxLength={1024}
        autoComplete="new-password"
        error={problem.passphrase ?? refused}
        hint={(problem.passphrase ?? refused) ? undefined : PASSPHRASE_TOO_SHORT}
      />
      <SecretField
        label="The same passphrase again"
        name="again"
        optional
        maxLength={1024}
        autoComplete="new-password"
        error={problem.again}
        hint="Nobody can open the key without it: keep it where you find it."
      />
      {isOther && (
        <Notice kind="note">Another backup is being made or compared. You can begin this one when it is done.</Notice>
      )}
    </FormDialog>
  )
}

function problemOf(passphrase: string, again: string): { passphrase?: string; again?: string } {
  if (passphrase !== '' && passphrase.length < PASSPHRASE_MINIMUM) return { passphrase: PASSPHRASE_TOO_SHORT }
  return passphrase === again ? {} : { again: DIFFERENT }
}
