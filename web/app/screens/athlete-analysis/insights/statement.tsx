import type { Insight } from '@corner/contract/entities/ai-insights.ts'
import { StateShape } from '../../../ui/badges/state-badge.tsx'
import { InfoPopover } from '../../../ui/overlay/info-popover.tsx'
import { insightExplanation, SHAPES, unsaidValues } from './insight-explanation.ts'
import styles from './insights.module.css'
import { ReadMore } from './read-more.tsx'

export function Statements({ insights }: { insights: readonly Insight[] }) {
  return (
    <ul className={styles.statements}>
      {insights.map((insight, place) => (
        <Statement key={insight.kind} insight={insight} above={insights.slice(0, place)} />
      ))}
    </ul>
  )
}

interface StatementProps {
  insight: Insight
  above: readonly Insight[]
}

/** One insight: what it means, the values not read yet, and its rule on demand. */
function Statement({ insight, above }: StatementProps) {
  const { title, text, tone } = insight
  const shape = SHAPES[tone]
  const unsaid = unsaidValues(insight, above)
  return (
    <li className={styles.statement}>
      {shape === null ? <span /> : <StateShape state={shape} />}
      <div>
        <h3 className={styles.title}>
          {title} <InfoPopover about={title} explanation={() => insightExplanation(insight)} />
        </h3>
        <p>{text}</p>
        {unsaid !== '' && <p className={styles.values}>{unsaid}</p>}
        <p className={styles.values}>
          <ReadMore insight={insight} />
        </p>
      </div>
    </li>
  )
}
