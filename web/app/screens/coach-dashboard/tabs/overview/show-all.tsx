import { Button } from '../../../../ui/button.tsx'
import styles from './overview-tab.module.css'

interface ShowAllProps {
  /** The id of the list that it makes longer. */
  listId: string
  count: number
  /** How many stand there at first. */
  first: number
  /** How many stand on paper, which has no button. */
  printed: number
  isWhole: boolean
  onChange: (isWhole: boolean) => void
}

/** The way to the rest of a list, and on paper how many more there are; nothing where all are shown already. */
export function ShowAll({ listId, count, first, printed, isWhole, onChange }: ShowAllProps) {
  return (
    <>
      {count > first && (
        <div className={styles.more}>
          <Button
            kind="quiet"
            size="small"
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => onChange(!isWhole)}
          >
            {isWhole ? `Show the first ${first}` : `Show all ${count}`}
          </Button>
        </div>
      )}
      {count > printed && <p className={styles.morePrinted}>And {count - printed} more.</p>}
    </>
  )
}
