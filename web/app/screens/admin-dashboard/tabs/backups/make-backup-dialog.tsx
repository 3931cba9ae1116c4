import { PASSPHRASE_MINIMUM, PASSPHRASE_TOO_SHORT } from '@corner/contract/constants/backups.ts'
import { MODAL_SUCCESS_CLOSE_MS } from '@corner/contract/constants/interface-timing.ts'
import { makeBackup } from '@corner/contract/routes/backups.ts'
import { useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { fieldFailures } from '../../../../shared/api/failure-text.ts'
import { SecretField } from '../../../../ui/fields/secret-field.tsx'
import { otherFailure } from '../../change/change-failure.ts'
import { FormDialog } from '../../change/form-dialog.tsx'
import { useChange } from '../../change/use-change.ts'

const MAKING = ['make a backup', 'beginning a backup'] as const

/** Begins a backup; a passphrase takes the key along. */
export function MakeBackupDialog({ onClose }: { onClose: () => void }) {
  const [problem, setProblem] = useState<string | null>(null)
  const change = useChange({
    send: (passphrase: string) => call(makeBackup, { body: { passphrase } }),
    failureOf: (error) => otherFailure(error, MAKING),
    closeAfterMs: MODAL_SUCCESS_CLOSE_MS,
    onClose,
  })

  function submit(typed: FormData) {
    const passphrase = String(typed.get('passphrase'))
    const isShort = passphrase !== '' && passphrase.length < PASSPHRASE_MINIMUM
    setProblem(isShort ? PASSPHRASE_TOO_SHORT : null)
    if (isShort) change.forget()
    else change.run(passphrase)
  }

  return (
    <FormDialog
      title="Make a backup"
      change={change}
      doneText="The backup has begun."
      submitLabel="Make a backup"
      busyLabel="Beginning..."
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Everything in Corner goes into one file, while everybody goes on working.</p>
      <SecretField
        label="Passphrase"
        name="passphrase"
        optional
        maxLength={1024}
        autoComplete="new-password"
        error={problem ?? fieldFailures(change.error).passphrase}
        hint="With a passphrase the key of this installation goes along, sealed: with both, a new server reads the athletes’ devices as this one does. Without one they link their devices again there, unless you bring the key yourself. Nobody can open the key without the passphrase."
      />
    </FormDialog>
  )
}
