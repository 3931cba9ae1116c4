import type { LanguageModelStatus } from '@corner/contract/entities/language-model.ts'
import { StatCard, StatCards } from '../../../../ui/layout/stat-card.tsx'
import { formatCost } from './connection-texts.ts'

const count = new Intl.NumberFormat('en-US')

/** The usage of all users together since midnight UTC. */
export function TodayCards({ today: { users, tokens, cost } }: Pick<LanguageModelStatus, 'today'>) {
  return (
    <StatCards>
      <StatCard label="Tokens Today" figure={count.format(tokens)}>
        Since midnight UTC
      </StatCard>
      <StatCard label="Users Today" figure={count.format(users)}>
        Who took any of them
      </StatCard>
      <StatCard label="Cost Today" figure={cost === null ? null : formatCost(cost)}>
        {cost === null ? 'No prices are set' : 'By the prices that are set'}
      </StatCard>
    </StatCards>
  )
}
