import { Button } from '../../../../ui/buttons/button.tsx'
import styles from './overview-tab.module.css'

interface ShowAllProps {
  /** The id of the list that it expands. */
  listId: string
  count: number
  /** How many are shown at first. */
  first: number
  /** Says who they are: `with two issues`. */
  whom?: string | undefined
  /** The others are folded away on purpose; false: the list is only cut. */
  isFolded?: boolean
  isWhole: boolean
  onChange: (isWhole: boolean) => void
}

/** Expands a list. Renders nothing when all are shown. */
export function ShowAll({ listId, count, first, whom, isFolded = false, isWhole, onChange }: ShowAllProps) {
  if (count <= first) return null
  const cut = isWhole ? `Show the first ${first}` : `Show all ${count}`
  const others = `${isWhole ? 'Hide' : 'Show'} ${count - first}${first > 0 && !isWhole ? ' more' : ''}`
  return (
    <div className={styles.more}>
      <Button
        kind="quiet"
        size="small"
        aria-expanded={isWhole}
        aria-controls={listId}
        onClick={() => onChange(!isWhole)}
      >
        {[isFolded ? others : cut, whom].filter(Boolean).join(' ')}
      </Button>
    </div>
  )
}
