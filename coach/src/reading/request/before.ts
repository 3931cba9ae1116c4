import type { Query, Who } from '@corner/contract/entities/query.ts'
import type { Part } from '../part.ts'
import { queryOf, whoOf } from './request-fields.ts'

export const previousQuery = ({ previous }: Part): Query | undefined => queryOf(previous)

export const previousWho = ({ previous }: Part): Who | undefined => whoOf(previous)
