import type { DayAsked } from '@corner/contract/entities/day-asked.ts'

/** What a message changes in the answer before it. */
export interface Edit {
  shown?: DayAsked['shown']
  limit?: number
  only?: DayAsked['only']
  /** `recovery`: by it, the end first that the list is about. */
  order?: 'highest' | 'lowest' | 'worst' | 'best' | 'recovery'
  fresh?: true
  /** Ids of those who are left out. */
  without?: readonly string[]
  /** Ids of those who come back in. */
  with?: readonly string[]
  moved?: NonNullable<DayAsked['moved']>
  form?: DayAsked['form']
  /** -1 the same of yesterday, 0 of today. */
  back?: -1 | 0
  isShorter?: true
  /** The same again. */
  isAgain?: true
}
