import type { Days, Request } from '@corner/contract/entities/query.ts'
import type { Part } from '../part.ts'
import type { Decided } from '../part-choices.ts'
import { topicOf } from '../topic.ts'
import { daysOf } from './days.ts'
import { measuredMetrics } from './metrics.ts'
import { queryOf } from './query.ts'
import { whoOf } from './who.ts'

/** The request of a part with all its choices made; undefined where they do not fit together. */
export function buildRequest(part: Part, decided: Decided): Request | undefined {
  const [kind = '', about = ''] = decided.kind.split(' ')
  const who = whoOf(part, decided)
  const days = daysOf(part, decided)
  const topic = topicOf(part)
  switch (kind) {
    case 'query': {
      const query = queryOf(part, decided, who, days)
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
