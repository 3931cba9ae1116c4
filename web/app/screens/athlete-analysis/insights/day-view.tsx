import type { AiInsights } from '@corner/contract/entities/ai-insights.ts'
import { DayCard } from './day-card.tsx'
import styles from './day-view.module.css'
import { HeadlineCard } from './headline-card.tsx'

/** Today: the verdict with the one action and question, and what is unusual. */
export function DayView({ insights }: { insights: AiInsights }) {
  const { headline, cards, vitals, no_cards, action, question, verdict } = insights
  if (headline === null) return null
  return (
    <div className={styles.day}>
      <HeadlineCard
        headline={headline}
        verdict={verdict}
        vitals={vitals}
        ordinary={no_cards}
        action={action}
        question={question}
      />
      {cards.length > 0 && (
        <ul className={styles.cards} aria-label="Out of the ordinary">
          {cards.map((card) => (
            <li key={card.kind}>
              <DayCard insight={card} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
