import type { ChatStep } from '@corner/contract/entities/chat.ts'
import styles from '../chat.module.css'
import { argumentsText } from './argument-texts.ts'
import { StepTable } from './step-table.tsx'

/** One look-up: what was asked for, and the resulting rows. */
export function StepDetails({ step }: { step: ChatStep }) {
  const { title, rows, more_rows, note } = step
  const words = argumentsText(step)
  return (
    <div className={styles.step}>
      <p className={styles.stepTitle}>{title}</p>
      {words !== '' && <p className={styles.aside}>{words}</p>}
      {rows.length > 0 && <StepTable step={step} />}
      {more_rows > 0 && <p className={styles.aside}>and {more_rows} more</p>}
      {note && <p className={styles.aside}>{note}</p>}
    </div>
  )
}
