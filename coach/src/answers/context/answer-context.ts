import type { DayAsked } from '@corner/contract/entities/day-asked.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../../scope.ts'
import type { Toolbox } from '../../tools/toolbox.ts'

/** Where an answer looks things up. */
export interface Sources {
  scope: CoachScope
  toolbox: Toolbox
}

/** What an answer is made from, besides the request. */
export interface AnswerContext extends Sources {
  /** The part of the message that made the request, in the user's words. */
  message: string
  /** What stands above in the same answer; '' for the first of two parts, absent for a whole answer. */
  above?: string | undefined
  /** Remembers what was answered about a day, because the next message may change it. */
  keepDay?: (day: DayAsked) => void
}

/** A request of one kind. */
export type RequestOf<Kind extends Request['kind']> = Extract<Request, { kind: Kind }>

/** Looks up what a request needs and writes it as short markdown, the answer in the first sentence. */
export type Answer<Kind extends Request['kind']> = (request: RequestOf<Kind>, context: AnswerContext) => Promise<string>
