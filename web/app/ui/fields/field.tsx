import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { Caret } from './select.tsx'

export interface FieldLook {
  label: string
  /** The field's error message; '' only marks the field, when the form shows the message elsewhere. */
  error?: string
  /** Help before filling it in. */
  hint?: ReactNode
  optional?: boolean
}

/** Two related fields, side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

/** A single-line text field of a form. */
export function TextField({
  label,
  error,
  hint,
  optional,
  end,
  ...input
}: FieldLook & { end?: ReactNode } & ComponentProps<'input'>) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} optional={optional} end={end}>
      <input
        {...input}
        id={id}
        className={inputClass(Boolean(end))}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, error, hint)}
      />
    </FieldFrame>
  )
}

/** A multi-line text field of a form. */
export function TextAreaField({ label, error, hint, optional, ...area }: FieldLook & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} optional={optional}>
      <textarea
        {...area}
        id={id}
        className={`${styles.input} ${styles.area}`}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, error, hint)}
      />
    </FieldFrame>
  )
}

/** A select of a form. */
export function SelectField({
  label,
  error,
  hint,
  optional,
  children,
  ...select
}: FieldLook & ComponentProps<'select'>) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} optional={optional} end={<Caret />}>
      <select
        {...select}
        id={id}
        className={inputClass(true)}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, error, hint)}
      >
        {children}
      </select>
    </FieldFrame>
  )
}

/** @param hasEnd there is an icon or caret at the end of the field */
export function inputClass(hasEnd: boolean) {
  return `${styles.input} ${hasEnd ? styles.withEnd : ''}`
}

export function describedBy(id: string, error: string | undefined, hint: ReactNode) {
  return [error && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ') || undefined
}

/** Label above, error and hint below. */
export function FieldFrame({
  id,
  label,
  error,
  hint,
  optional,
  end,
  children,
}: FieldLook & { id: string; end?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {optional && <span className={styles.optional}>optional</span>}
      </label>
      <div className={styles.box}>
        {children}
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
