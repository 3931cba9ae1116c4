import { MODAL_SUCCESS_CLOSE_MS } from '@corner/contract/constants/interface-timing.ts'
import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { isRaised } from '@corner/contract/roles.ts'
import { updateUser } from '@corner/contract/routes/administration.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { fieldFailures } from '../../../../shared/api/failure-text.ts'
import { CallFailure } from '../../../../shared/api/failures.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { userFailure } from '../../change/change-failure.ts'
import { FormDialog } from '../../change/form-dialog.tsx'
import { RotateCodesField } from '../../change/rotate-codes-field.tsx'
import { useChange } from '../../change/use-change.ts'
import { AddressConfirmedField } from './address-confirmed-field.tsx'
import { findCurrentUser, isOutdated } from './outdated-user.ts'
import { useRoleAndCode } from './use-role-and-code.ts'
import { UserFields } from './user-fields.tsx'
import { readUserForm, type UserForm, type UserFormProblem, userFormProblem } from './user-form.ts'

/**
 * Edits a user. The form sends the version it started from: if somebody else has saved in the meantime, it says so and
 * offers to load their version.
 */
export function EditUserDialog({ user: opened, onClose }: { user: AdminUser; onClose: () => void }) {
  /** null: the user was deleted */
  const [user, setUser] = useState<AdminUser | null>(opened)
  const choice = useRoleAndCode(opened.role)
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [isRotating, setIsRotating] = useState(true)
  const [problem, setProblem] = useState<UserFormProblem | null>(null)
  const change = useChange({
    send: ({ password, confirmPassword, ...person }: UserForm) =>
      call(updateUser, {
        params: { userId: opened.id },
        body: {
          ...person,
          ...choice.wire,
          ...(password !== '' && { password, confirmPassword }),
          ...(isConfirmed && { address_confirmed: true }),
          rotate_codes: isRotating,
          version: user?.version,
        },
      }),
    failureOf: (error) => userFailure(error, 'update'),
    closeAfterMs: MODAL_SUCCESS_CLOSE_MS,
    onClose,
  })
  const edited = user ?? opened
  const needsWord = !edited.email_proven && (choice.code.trim() !== '' || isRaised(edited.role, choice.role))
  const isLowered = isRaised(choice.role, edited.role)
  const isWordMissing = change.error instanceof CallFailure && change.error.reply?.code === 'address_not_proven'
  const reload = useMutation({
    mutationFn: () => findCurrentUser(opened),
    onSuccess: (current) => {
      setUser(current)
      choice.setRole(current?.role ?? opened.role)
      setProblem(current ? null : { text: ADMIN_TEXTS.noUserSelected, fields: [], mark: '' })
      change.forget()
    },
  })

  function submit(typed: FormData) {
    const form = readUserForm(typed)
    const found = user ? userFormProblem(form, 'update') : { text: ADMIN_TEXTS.noUserSelected, fields: [], mark: '' }
    setProblem(found)
    if (found) change.forget()
    else change.run(form)
  }

  return (
    <FormDialog
      title="Edit User"
      change={change}
      doneText={ADMIN_TEXTS.userUpdated}
      submitLabel="Save"
      busyLabel="Saving..."
      canSubmit={choice.canSubmit}
      problem={problem?.text}
      onSubmit={submit}
      onClose={onClose}
    >
      <UserFields
        key={user?.version}
        user={edited}
        choice={choice}
        problem={problem}
        refused={fieldFailures(change.error)}
        isRenewed={user !== opened}
      />
      {needsWord && (
        <AddressConfirmedField
          user={edited}
          isChecked={isConfirmed}
          onChange={setIsConfirmed}
          isMissing={isWordMissing}
        />
      )}
      {isLowered && (
        <RotateCodesField
          of={edited.role === 'admin' ? 'all teams' : 'the teams that they coach'}
          isChecked={isRotating}
          onChange={setIsRotating}
        />
      )}
      {isOutdated(change.error) && (
        <Button kind="quiet" onClick={() => reload.isPending || reload.mutate()} aria-disabled={reload.isPending}>
          Show the current values
        </Button>
      )}
      {reload.isError && <Notice kind="error">{ADMIN_TEXTS.fetchFailed}</Notice>}
      {reload.isSuccess && user && user !== opened && !change.failure && (
        <Notice kind="note">These are the current values. What you had typed is not in them.</Notice>
      )}
    </FormDialog>
  )
}
