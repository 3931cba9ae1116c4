import type { ChatStep } from '@corner/contract/entities/chat.ts'
import type { z } from 'zod'
import type { CoachScope } from '../scope.ts'
import type { Cells } from './cells.ts'

/** The rows of a result as a reader sees them under "How I got this". */
export type Evidence = Pick<ChatStep, 'title' | 'columns' | 'rows' | 'note'>

/**
 * One thing that can be looked up. The built-in analyst calls all of them, a language model those with a description. A result is plain JSON: each number
 * unrounded with its unit in the field's name or beside it, its days, and how many records it was read from; null is "no value".
 */
export interface Tool<Input extends z.ZodType = z.ZodType, Result = unknown> {
  /** For a language model: what it gives and when to call it. Absent: it is the built-in analyst's alone. */
  description?: string
  input: Input
  /**
   * @throws Refusal `not_found` for an athlete outside the scope, `bad_input` for a window that ends before it begins,
   * `forbidden` for what an athlete asks about a team
   */
  run(scope: CoachScope, input: z.infer<Input>): Promise<Result>
  evidence(result: Result, scope: CoachScope): Evidence
  /** What a language model reads of a result: each figure with its reference, kept in `cells`. */
  brief?(result: Result, cells: Cells, scope: CoachScope): unknown
}

/** Declares a tool and keeps its exact types. */
export function defineTool<Input extends z.ZodType, Result>(tool: Tool<Input, Result>): Tool<Input, Result> {
  return tool
}
