import styles from './row-action.module.css'

interface RowActionProps {
  label: string
  /** The whole of it for those who do not see the row: 'Edit Ada Wrestler'. */
  spoken: string
  onClick: () => void
}

/** What can be done with one thing of many: with a row of a table, or a code. */
export function RowAction({ label, spoken, onClick }: RowActionProps) {
  return (
    <button type="button" className={styles.action} aria-label={spoken} onClick={onClick}>
      {label}
    </button>
  )
}
