import { NAME_MAXIMUM } from '@corner/contract/constants/accounts.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { useState } from 'react'
import { fieldFailures } from '../../../shared/api/failure-text.ts'
import { TextAreaField, TextField } from '../../../ui/fields/field.tsx'
import { type ChangeFailure, otherFailure, REQUIRED } from './change-failure.ts'
import { FormDialog } from './form-dialog.tsx'
import { useChange } from './use-change.ts'

interface NameAndDescription {
  name: string
  description: string
}

interface NameAndDescriptionDialogProps {
  title: string
  initial?: NameAndDescription
  /** Shown when the name is empty. */
  nameRequired: string
  doneText?: string
  submitLabel?: string
  busyLabel?: string
  closeAfterMs: number
  send: (entered: NameAndDescription) => Promise<unknown>
  /** The action, for the sentences of otherFailure; or a function that returns the sentences. */
  what: readonly [string, string] | ((error: Error) => ChangeFailure)
  onClose: () => void
}

/** A modal with a name and an optional description: for organizations, and for editing teams. */
export function NameAndDescriptionDialog(props: NameAndDescriptionDialogProps) {
  const { title, initial, nameRequired, closeAfterMs, send, what, onClose } = props
  const { doneText = ADMIN_TEXTS.saved, submitLabel = 'Save', busyLabel = 'Saving...' } = props
  const [problem, setProblem] = useState<string | null>(null)
  const change = useChange({
    send,
    failureOf: (error) => (typeof what === 'function' ? what(error) : otherFailure(error, what)),
    closeAfterMs,
    onClose,
  })

  function submit(typed: FormData) {
    const entered = { name: String(typed.get('name')).trim(), description: String(typed.get('description')).trim() }
    setProblem(entered.name === '' ? nameRequired : null)
    if (entered.name === '') change.forget()
    else change.run(entered)
  }

  const refused = fieldFailures(change.error)
  return (
    <FormDialog
      title={title}
      change={change}
      doneText={doneText}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Name"
        name="name"
        defaultValue={initial?.name}
        maxLength={NAME_MAXIMUM}
        autoComplete="off"
        dir="auto"
        error={problem ? REQUIRED : refused.name}
      />
      <TextAreaField
        label="Description"
        name="description"
        optional
        rows={3}
        maxLength={2000}
        defaultValue={initial?.description}
        dir="auto"
        error={refused.description}
      />
    </FormDialog>
  )
}
