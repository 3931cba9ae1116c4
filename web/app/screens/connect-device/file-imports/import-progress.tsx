import styles from './file-imports.module.css'

interface ImportProgressProps {
  label: string
  /** 0 to 1; undefined: not known. */
  share?: number
}

/** How far a file is. Its words change seldom, so that they are not read out with each percent. */
export function ImportProgress({ label, share }: ImportProgressProps) {
  return (
    <div className={styles.progress}>
      <span role="status">{label}</span>
      <progress className={styles.bar} max={1} value={share} aria-label={label} />
    </div>
  )
}
