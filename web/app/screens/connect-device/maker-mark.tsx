import styles from './maker.module.css'

/** Two letters of a maker's name in a frame, drawn by us: the makers' own marks are theirs. Decorative: the name is beside it. */
export function MakerMark({ label }: { label: string }) {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="1" y="1" width="30" height="30" rx="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <text x="16" y="21" textAnchor="middle" fill="currentColor">
        {label.slice(0, 2)}
      </text>
    </svg>
  )
}
