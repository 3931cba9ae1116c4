import { MODAL_SUCCESS_CLOSE_MS } from '@corner/contract/constants/interface-timing.ts'
import { DEFAULT_ROLE } from '@corner/contract/roles.ts'
import { createUser } from '@corner/contract/routes/administration.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { fieldFailures } from '../../../../shared/api/failure-text.ts'
import { userFailure } from '../../change/change-failure.ts'
import { FormDialog } from '../../change/form-dialog.tsx'
import { useChange } from '../../change/use-change.ts'
import { useRoleAndCode } from './use-role-and-code.ts'
import { UserFields } from './user-fields.tsx'
import { readUserForm, type UserForm, type UserFormProblem, userFormProblem } from './user-form.ts'

export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const choice = useRoleAndCode(DEFAULT_ROLE)
  const [problem, setProblem] = useState<UserFormProblem | null>(null)
  const change = useChange({
    send: ({ confirmPassword: _, ...person }: UserForm) => call(createUser, { body: { ...person, ...choice.wire } }),
    failureOf: (error) => userFailure(error, 'create'),
    closeAfterMs: MODAL_SUCCESS_CLOSE_MS,
    onClose,
  })

  function submit(typed: FormData) {
    const form = readUserForm(typed)
    const found = userFormProblem(form, 'create')
    setProblem(found)
    if (found) change.forget()
    else change.run(form)
  }

  return (
    <FormDialog
      title="Create User"
      change={change}
      doneText={ADMIN_TEXTS.userCreated}
      submitLabel="Create User"
      busyLabel="Creating..."
      canSubmit={choice.canSubmit}
      problem={problem?.text}
      onSubmit={submit}
      onClose={onClose}
    >
      <UserFields choice={choice} problem={problem} refused={fieldFailures(change.error)} />
    </FormDialog>
  )
}
