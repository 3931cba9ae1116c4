import { Card } from '../../../ui/layout/card.tsx'
import styles from './insights.module.css'

interface ListCardProps {
  title: string
  lines: readonly string[]
  /** Items are numbered in the order in which to act. */
  isNumbered?: boolean
  /** Shown when there are no items. */
  empty: string
}

export function ListCard({ title, lines, isNumbered = false, empty }: ListCardProps) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <Card title={title}>
      {lines.length === 0 ? (
        <p className={styles.none}>{empty}</p>
      ) : (
        <List className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </List>
      )}
    </Card>
  )
}
