import type { Query, Who } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../part.ts'
import { queryIn, whoIn } from './request-fields.ts'

export const previousQuery = ({ previous }: MessagePart): Query | undefined => queryIn(previous)

export const previousWho = ({ previous }: MessagePart): Who | undefined => whoIn(previous)
