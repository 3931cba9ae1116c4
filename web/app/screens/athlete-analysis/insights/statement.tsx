import type { Insight } from '@corner/contract/entities/ai-insights.ts'
import { Explained } from '../../../ui/explained.tsx'
import { StateShape } from '../../../ui/state-badge.tsx'
import { aboutInsight, SHAPES, valuesLine } from './about-insight.ts'
import styles from './insights.module.css'
import { ReadMore } from './read-more.tsx'

/** One insight: what it means, its values, and its rule on demand. */
export function Statement({ insight }: { insight: Insight }) {
  const { title, text, tone } = insight
  const shape = SHAPES[tone]
  return (
    <li className={styles.statement}>
      {shape === null ? <span /> : <StateShape state={shape} />}
      <div>
        <h3 className={styles.title}>
          {title} <Explained about={title} explanation={() => aboutInsight(insight)} />
        </h3>
        <p>{text}</p>
        <p className={styles.values}>
          {valuesLine(insight)} <ReadMore insight={insight} />
        </p>
      </div>
    </li>
  )
}
