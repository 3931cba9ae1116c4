import { Card } from '../../../ui/layout/card.tsx'
import styles from './insights.module.css'

interface FactsCardProps {
  title: string
  /** null: unknown. */
  facts: readonly (readonly [name: string, fact: string | null])[]
}

export function FactsCard({ title, facts }: FactsCardProps) {
  return (
    <Card title={title}>
      <dl className={styles.facts}>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact ?? 'Not known'}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
