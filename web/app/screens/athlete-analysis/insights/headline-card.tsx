import type { Verdict } from '@corner/analytics/day-verdict/verdict.ts'
import type { InsightHeadline, VitalOfWeek } from '@corner/contract/entities/ai-insights.ts'
import { type ReactNode, useId } from 'react'
import { VerdictChip } from '../../../shared/verdict/verdict-chip.tsx'
import { StateShape } from '../../../ui/badges/state-badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { InfoPopover } from '../../../ui/overlay/info-popover.tsx'
import styles from './day-view.module.css'
import { insightExplanation, SHAPES } from './insight-explanation.ts'
import { vitalLines } from './vital-text.ts'

interface HeadlineCardProps {
  headline: InsightHeadline
  verdict: Verdict | null
  /** What of the judged night is a sign. */
  vitals: readonly VitalOfWeek[]
  /** Says that nothing differs from the usual; null when cards show what does. */
  ordinary: string | null
  /** The one thing to do today. */
  action: string | null
  /** What is worth asking the athlete. */
  question: string | null
}

/** Today's verdict in large letters, then the one thing to do, the figures behind it, the confidence, and a question. */
export function HeadlineCard({ headline, verdict, vitals, ordinary, action, question }: HeadlineCardProps) {
  const { title, text, sure, tone } = headline
  const titleId = useId()
  const shape = SHAPES[tone]
  const night = vitalLines(vitals, text)
  return (
    <section aria-labelledby={titleId}>
      <Card className={styles.headline ?? ''}>
        <div className={styles.verdict}>
          {shape !== null && <StateShape state={shape} />}
          <h2 id={titleId}>{title}</h2>
          <VerdictChip verdict={verdict} />
          <InfoPopover about={title} explanation={() => insightExplanation(headline)} />
        </div>
        {action !== null && (
          <Part title="What to do today">
            <p className={styles.action}>{action}</p>
          </Part>
        )}
        <p className={styles.carried}>{text}</p>
        {night !== null && <p className={styles.sure}>{night.lead}</p>}
        {night !== null && night.lines.length > 0 && (
          <ul className={styles.vitals}>
            {night.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <p className={styles.sure}>{sure}</p>
        {ordinary !== null && <p className={styles.ordinary}>{ordinary}</p>}
        {question !== null && (
          <Part title="Worth asking">
            <p>“{question}”</p>
          </Part>
        )}
      </Card>
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
