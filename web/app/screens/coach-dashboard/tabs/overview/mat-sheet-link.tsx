import { ButtonLink } from '../../../../ui/buttons/button.tsx'
import styles from './mat-sheet-link.module.css'

/** On a phone the way to the mat sheet is below the list of who needs the coach; elsewhere it is in the line on top. */
export function MatSheetLink({ teamId }: { teamId: string }) {
  return (
    <div className={styles.below}>
      <ButtonLink kind="quiet" wide to={`/mat-sheet?team=${teamId}`}>
        Mat sheet: who goes, eases or rests
      </ButtonLink>
    </div>
  )
}
