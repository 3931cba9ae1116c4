import type { ChatStep } from '@corner/contract/entities/chat.ts'
import type { z } from 'zod'
import type { CoachScope } from '../scope.ts'
import type { Cells } from './cells.ts'

/** The rows of a result as displayed under "How I got this". */
export type Evidence = Pick<ChatStep, 'title' | 'columns' | 'rows' | 'note'>

/**
 * A look-up. The built-in analyst uses all of them, a language model those with a description. A result is plain JSON:
 * each number unrounded with its unit in the field's name or next to it, its days, and the number of records behind it;
 * null means "no value".
 */
export interface Tool<Input extends z.ZodType = z.ZodType, Result = unknown> {
  /** For a language model: what it returns and when to call it. Absent: only for the built-in analyst. */
  description?: string
  input: Input
  /**
   * @throws Refusal `not_found` for an athlete outside the scope, `bad_input` for a window that ends before it begins,
   * `forbidden` for an athlete's question about a team
   */
  run(scope: CoachScope, input: z.infer<Input>): Promise<Result>
  evidence(result: Result, scope: CoachScope): Evidence
  /** A result for a language model: each figure with its reference, stored in `cells`. */
  brief?(result: Result, cells: Cells, scope: CoachScope): unknown
}

/** Declares a tool and keeps its exact types. */
export function defineTool<Input extends z.ZodType, Result>(tool: Tool<Input, Result>): Tool<Input, Result> {
  return tool
}
