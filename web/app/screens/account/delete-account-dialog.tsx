import { deleteOwnAccount } from '@corner/contract/routes/privacy.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { call } from '../../shared/api/call.ts'
import { failureText, fieldFailures } from '../../shared/api/failure-text.ts'
import { endSession } from '../../shared/session/stored-session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import styles from './account-screen.module.css'

/** Lists what is deleted and what is kept, and asks for the password. Mounted only while it is open. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (password: string) => call(deleteOwnAccount, { body: { password } }),
    onSuccess: () => endSession('account_deleted'),
  })
  const { password: problem } = fieldFailures(error)

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isPending && !isSuccess) mutate(String(new FormData(event.currentTarget).get('password')))
  }

  return (
    <Dialog
      title="Delete your account?"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} kind="danger" aria-disabled={isPending || isSuccess}>
            {isPending ? 'Deleting...' : 'Delete my account'}
          </Button>
          <Button kind="quiet" onClick={onClose} data-autofocus>
            Cancel
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={submit} noValidate>
        <ul className={styles.consequences}>
          <li>You are signed out everywhere, and nobody can sign in with this account again.</li>
          <li>The link to your wearable ends; your account there stays as it is.</li>
          <li>Your recoveries, sleeps, cycles, workouts and body measurements are removed, also for your coaches.</li>
          <li>The log keeps for 400 days that an account with your name and e-mail was deleted.</li>
        </ul>
        <p>This action cannot be undone. Download your data first if you want to keep it.</p>
        <TextField label="Password" type="password" name="password" autoComplete="current-password" error={problem} />
        {error && !problem && (
          <Notice kind="error">{failureText(error, 'Your account could not be deleted. Please try again.')}</Notice>
        )}
      </form>
    </Dialog>
  )
}
