import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Card } from './card.tsx'
import styles from './stat-card.module.css'

export interface StatCardProps {
  label: string
  /** The displayed number; null is a dash: no value. */
  figure: string | number | null
  unit?: string
  /** What to make of it: a line of text or a StateBadge. */
  children?: ReactNode
  /** A control at the end of the label's line. */
  aside?: ReactNode
  /** Where the counted are listed: the whole card leads there. */
  to?: string
}

/** A card with one number and one line about it. Used inside StatCards. */
export function StatCard({ label, figure, unit, children, aside, to }: StatCardProps) {
  const id = useId()
  return (
    <Card className={to === undefined ? '' : styles.leading}>
      {to !== undefined && <Link to={to} className={styles.cover} aria-labelledby={`${id}-label ${id}-figure`} />}
      <div className={styles.label}>
        <h2 id={`${id}-label`}>{label}</h2>
        {aside}
      </div>
      <p id={`${id}-figure`} className={styles.figure}>
        {figure === null ? <NoValue /> : figure}
        {figure !== null && unit && <Unit unit={unit} />}
      </p>
      {children !== undefined && <div className={styles.line}>{children}</div>}
    </Card>
  )
}

/** Small behind the number; a word stands apart from it, also from a narrow 1 or 7. */
function Unit({ unit }: { unit: string }) {
  return /^[%°]/.test(unit) ? <small>{unit}</small> : <small className={styles.apart}> {unit}</small>
}

/** A row of stat cards: four, then two by two, then one. */
export function StatCards({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

function NoValue() {
  return (
    <>
      <span aria-hidden="true" className={styles.none}>
        –
      </span>
      <span className="visually-hidden">no value</span>
    </>
  )
}
