import type { Insight } from '@corner/contract/entities/ai-insights.ts'
import { StateShape } from '../../../ui/badges/state-badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { InfoPopover } from '../../../ui/overlay/info-popover.tsx'
import styles from './day-view.module.css'
import { insightExplanation, SHAPES } from './insight-explanation.ts'
import { ReadMore } from './read-more.tsx'

/** An unusual value: its figures, what to make of them, and its rule on demand. */
export function DayCard({ insight }: { insight: Insight }) {
  const { title, text, tone } = insight
  const shape = SHAPES[tone]
  return (
    <Card
      className={styles.card ?? ''}
      title={
        <span className={styles.cardTitle}>
          {shape !== null && <StateShape state={shape} />}
          <span>{title}</span>
        </span>
      }
      about={<InfoPopover about={title} explanation={() => insightExplanation(insight)} />}
    >
      <p className={styles.text}>{text}</p>
      <p className={styles.more}>
        <ReadMore insight={insight} />
      </p>
    </Card>
  )
}
