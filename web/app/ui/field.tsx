import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { Caret } from './select.tsx'

export interface FieldLook {
  label: string
  /** What must change, tied to the field; '' marks it when the form says it elsewhere. */
  error?: string
  /** What to know before filling it in. */
  hint?: ReactNode
  optional?: boolean
}

/** Two fields that belong together, side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

/** A line of text in a form. */
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

/** A longer text in a form. */
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

/** A choice in a form. */
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

/** @param hasEnd something stands at the end of the field: a mark, a caret */
export function inputClass(hasEnd: boolean) {
  return `${styles.input} ${hasEnd ? styles.withEnd : ''}`
}

export function describedBy(id: string, error: string | undefined, hint: ReactNode) {
  return [error && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ') || undefined
}

/** The label above, what must change and what to know below. */
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
