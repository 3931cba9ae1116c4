import type { Days, Request } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../part.ts'
import type { PartChoices } from '../part-choices.ts'
import { topicOf } from '../topic.ts'
import { buildDays } from './days.ts'
import { measuredMetrics } from './metrics.ts'
import { buildQuery } from './query.ts'
import { buildWho } from './who.ts'

/** The request of a part with all its choices made; undefined where they do not fit together. */
export function buildRequest(part: MessagePart, decided: PartChoices): Request | undefined {
  const [kind = '', about = ''] = decided.kind.split(' ')
  const who = buildWho(part, decided)
  const days = buildDays(part, decided)
  const topic = topicOf(part)
  switch (kind) {
    case 'query': {
      const query = buildQuery(part, decided, who, days)
      return query && { kind: 'query', query }
    }
    case 'overview':
      return { kind, who, focus: about, ...(isEmpty(days) ? {} : { days }) } as Request
    case 'why': {
      const metric = measuredMetrics(part, decided)[0]
      return { kind, who, ...(metric === undefined ? {} : { metric }), ...(isEmpty(days) ? {} : { days }) }
    }
    case 'advice':
    case 'draft':
      return { kind, who, topic }
    case 'knowledge':
      return { kind, topic }
    case 'cannot':
      return { kind, because: about, topic } as Request
    case 'talk':
      return { kind, about } as Request
    default:
      return undefined
  }
}

const isEmpty = (days: Days) => Object.keys(days).length === 0
