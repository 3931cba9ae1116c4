import { Button } from '../../../../ui/buttons/button.tsx'
import styles from './overview-tab.module.css'

interface ShowAllProps {
  /** The id of the list that it expands. */
  listId: string
  count: number
  /** How many are shown at first. */
  first: number
  /** Names those of a list of which none is shown at first. */
  folded?: string
  isWhole: boolean
  onChange: (isWhole: boolean) => void
}

/** Expands a list. Renders nothing when all are shown. */
export function ShowAll({ listId, count, first, folded = '', isWhole, onChange }: ShowAllProps) {
  if (count <= first) return null
  const text =
    first === 0
      ? `${isWhole ? 'Hide' : 'Show'} ${count} ${folded}`
      : isWhole
        ? `Show the first ${first}`
        : `Show all ${count}`
  return (
    <div className={styles.more}>
      <Button
        kind="quiet"
        size="small"
        aria-expanded={isWhole}
        aria-controls={listId}
        onClick={() => onChange(!isWhole)}
      >
        {text}
      </Button>
    </div>
  )
}
