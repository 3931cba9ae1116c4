import styles from './row-action.module.css'

interface RowActionProps {
  label: string
  /** The full label for screen readers: 'Edit Ada Wrestler'. */
  spoken: string
  onClick: () => void
}

/** An action on one item of a list: a table row, or a code. */
export function RowAction({ label, spoken, onClick }: RowActionProps) {
  return (
    <button type="button" className={styles.action} aria-label={spoken} onClick={onClick}>
      {label}
    </button>
  )
}
