import type { ChatStep } from '@corner/contract/entities/chat.ts'
import { useRef } from 'react'
import { useMoreAside } from '../../../../../ui/layout/use-more-aside.ts'
import { Table } from '../../../../../ui/table/table.tsx'
import styles from '../chat.module.css'
import { shapeStep } from './step-shape.ts'

/** The rows of a look-up. Where they go on beside the box, a line below says so. */
export function StepTable({ step }: { step: ChatStep }) {
  const box = useRef<HTMLElement>(null)
  const more = useMoreAside(box)
  const { columns, rows } = shapeStep(step)
  return (
    <div
      className={styles.stepTable}
      ref={(place) => {
        box.current = place?.querySelector('section') ?? null
      }}
    >
      <Table label={step.title} columns={columns} rows={rows} rowKey={({ place }) => place} isFlowing />
      {more && <p className={styles.aside}>{MORE}</p>}
    </div>
  )
}
const MORE = 'More columns beside these: scroll the table sideways.'
