import type { InsightHeadline } from '@corner/contract/entities/ai-insights.ts'
import { useId } from 'react'
import { StateShape } from '../../../ui/badges/state-badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { InfoPopover } from '../../../ui/overlay/info-popover.tsx'
import styles from './day-view.module.css'
import { insightExplanation, SHAPES } from './insight-explanation.ts'

interface HeadlineCardProps {
  headline: InsightHeadline
  /** Says that nothing differs from the usual; null when cards show what does. */
  ordinary: string | null
}

/** Today's verdict in large letters, with the figures behind it and the confidence. */
export function HeadlineCard({ headline, ordinary }: HeadlineCardProps) {
  const { title, text, sure, tone } = headline
  const titleId = useId()
  const shape = SHAPES[tone]
  return (
    <section aria-labelledby={titleId}>
      <Card className={styles.headline ?? ''}>
        <div className={styles.verdict}>
          {shape !== null && <StateShape state={shape} />}
          <h2 id={titleId}>{title}</h2>
          <InfoPopover about={title} explanation={() => insightExplanation(headline)} />
        </div>
        <p className={styles.carried}>{text}</p>
        <p className={styles.sure}>{sure}</p>
        {ordinary !== null && <p className={styles.ordinary}>{ordinary}</p>}
      </Card>
    </section>
  )
}
