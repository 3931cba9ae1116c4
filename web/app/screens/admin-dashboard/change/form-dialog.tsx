import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice, NoticeRegion } from '../../../ui/feedback/notice.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import styles from './change.module.css'
import type { ChangeFailure } from './change-failure.ts'
import type { Change } from './use-change.ts'

interface FormDialogProps {
  title: string
  change: Pick<Change<never>, 'isBusy' | 'isDone' | 'failure'>
  /** Shown until the modal closes. */
  doneText: string
  submitLabel: string
  busyLabel: string
  /** false while the input cannot be sent yet. */
  canSubmit?: boolean
  /** A problem found by the form itself; shown instead of the server's message. */
  problem?: string | null
  kind?: 'ink' | 'danger'
  onSubmit: (typed: FormData) => void
  onClose: () => void
  children?: ReactNode
}

/** A modal with a form: its fields, the error, and the two buttons. Mounted only while it is open. */
export function FormDialog(props: FormDialogProps) {
  const { title, change, doneText, submitLabel, busyLabel, canSubmit = true, problem, kind, onClose, children } = props
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const { isBusy, isDone, failure } = change

  // Focuses the first invalid field and scrolls it into view with its label, else the result: both may be far on a phone.
  useEffect(() => {
    if (attempts === 0) return
    const wrong = form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')
    wrong?.focus({ preventScroll: true })
    const field = wrong?.labels?.[0]?.parentElement ?? wrong
    const shown = field ?? form.current?.lastElementChild
    shown?.scrollIntoView({ block: 'nearest' })
  }, [attempts, failure === null, isDone])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || isDone || !canSubmit) return
    setAttempts((count) => count + 1)
    props.onSubmit(new FormData(event.currentTarget))
  }

  return (
    <Dialog
      title={title}
      isOpen
      holdsInput={kind !== 'danger'}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            kind={kind}
            disabled={!canSubmit}
            aria-disabled={isBusy || isDone || undefined}
          >
            {isBusy ? busyLabel : submitLabel}
          </Button>
          <Button kind="quiet" onClick={onClose} data-autofocus={kind === 'danger' || undefined}>
            {isDone ? 'Close' : 'Cancel'}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={submit} noValidate>
        {children}
        {problem ? <Notice kind="error">{problem}</Notice> : failure && <FailureNotice failure={failure} />}
        <NoticeRegion>{isDone && <Notice kind="success">{doneText}</Notice>}</NoticeRegion>
      </form>
    </Dialog>
  )
}

function FailureNotice({ failure: { text, reason } }: { failure: ChangeFailure }) {
  return (
    <Notice kind="error">
      <p>{text}</p>
      {reason && <p>{reason}</p>}
    </Notice>
  )
}
