import type { DayAsked } from '@corner/contract/entities/day-asked.ts'

/** What a message changes in the previous answer. */
export interface Edit {
  shown?: DayAsked['shown']
  limit?: number
  only?: DayAsked['only']
  /** `recovery`: by recovery, starting at the end the list is about. */
  order?: 'highest' | 'lowest' | 'worst' | 'best' | 'recovery'
  fresh?: true
  /** Ids of athletes left out. */
  without?: readonly string[]
  /** Ids of athletes who come back in. */
  with?: readonly string[]
  moved?: NonNullable<DayAsked['moved']>
  form?: DayAsked['form']
  /** -1 the same for yesterday, 0 for today. */
  back?: -1 | 0
  isShorter?: true
  /** The same again. */
  isAgain?: true
}
