import type { Query, Who } from '@corner/contract/entities/query.ts'
import type { Part } from '../part.ts'

export const previousQuery = ({ previous }: Part): Query | undefined =>
  previous?.kind === 'query' ? previous.query : undefined

export const previousWho = ({ previous }: Part): Who | undefined =>
  previous?.kind === 'query' ? previous.query.who : previous && 'who' in previous ? previous.who : undefined
