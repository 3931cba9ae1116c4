import { Card } from '../../../ui/layout/card.tsx'
import styles from './insights.module.css'

/** null: unknown. */
export type Fact = readonly [name: string, fact: string | null]

export function FactsCard({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Card title={title}>
      <Facts facts={facts} />
    </Card>
  )
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact ?? 'Not known'}</dd>
        </div>
      ))}
    </dl>
  )
}
