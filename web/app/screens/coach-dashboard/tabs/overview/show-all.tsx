import { Button } from '../../../../ui/buttons/button.tsx'
import styles from './overview-tab.module.css'

interface ShowAllProps {
  /** The id of the list that it expands. */
  listId: string
  count: number
  /** How many are shown at first. */
  first: number
  /** How many are printed, as paper has no button. */
  printed: number
  isWhole: boolean
  onChange: (isWhole: boolean) => void
}

/** Expands a list; on paper it says how many more there are. Renders nothing when all are shown. */
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
