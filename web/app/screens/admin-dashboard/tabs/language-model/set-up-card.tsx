import type { LanguageModelStatus } from '@corner/contract/entities/language-model.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { formatCost, formatTokens } from './connection-texts.ts'
import styles from './language-model.module.css'
import { WhatIsSent } from './what-is-sent.tsx'

type Model = NonNullable<LanguageModelStatus['model']>

const PROVIDERS: Record<Model['provider'], string> = {
  'openai-compatible': 'A server that speaks OpenAI’s protocol',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
}

/** The configuration and its limits. The key is never shown. */
export function SetUpCard({ model }: { model: Model }) {
  return (
    <Card title="Set up">
      <dl className={styles.facts}>
        {factsOf(model).map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <WhatIsSent privacy={model.privacy} />
    </Card>
  )
}

function factsOf(model: Model): [name: string, fact: string][] {
  const { prices } = model
  return [
    ['Provider', PROVIDERS[model.provider]],
    ['Model', model.name],
    ['Address', `${model.host}${model.is_local ? ', in your own network' : ''}`],
    ['Names', model.privacy ? 'Aliases are sent in place of names' : 'First names and initials are sent'],
    ['Effort of thinking', model.reasoning === 'default' ? 'As the provider has it' : model.reasoning],
    ['A step writes', `at most ${formatTokens(model.output_tokens)}`],
    ['A question takes', `at most ${model.question_seconds} seconds and ${model.steps} steps`],
    [
      'A user has a day',
      `${formatTokens(model.tokens_a_day)}${model.cost_a_day === null ? '' : ` and ${formatCost(model.cost_a_day)}`}`,
    ],
    [
      'Prices of a million tokens',
      prices
        ? `${formatCost(prices.input)} in, ${formatCost(prices.cached_input)} cached, ${formatCost(prices.output)} out`
        : 'Not set: no cost is counted',
    ],
  ]
}
