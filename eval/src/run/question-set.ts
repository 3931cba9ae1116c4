import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { Check } from '../checks/check.ts'
import { METRIC_NAMES } from '../records/metrics.ts'

const BindRule = z.strictObject({
  pick: z.enum([
    'connected_with_data',
    'argmin',
    'argmax',
    'not_connected',
    'stale',
    'sparse',
    'other_team_athlete',
    'shared_first_name',
    'any',
  ]),
  metric: z.enum(METRIC_NAMES as [(typeof METRIC_NAMES)[number]]).optional(),
  min_days: z.int().optional(),
  max_days: z.int().optional(),
  older_than_days: z.int().optional(),
  not: z.array(z.string()).optional(),
  /** Set as the last name during the question. */
  set_display_name: z.string().optional(),
})
export type BindRule = z.infer<typeof BindRule>

export const Question = z.strictObject({
  id: z.string(),
  category: z.string(),
  question: z.string().optional(),
  note: z.string().optional(),
  tags: z.array(z.string()).optional(),
  /** A single failure fails the whole run. */
  critical: z.boolean().optional(),
  bind: z.record(z.string(), BindRule).optional(),
  context: z.strictObject({ days: z.int().positive() }).optional(),
  turns: z.array(z.strictObject({ user: z.string(), expect: z.array(Check).nonempty() })).nonempty(),
})
export type Question = z.infer<typeof Question>

const QuestionSet = z.looseObject({ name: z.string(), questions: z.array(Question).nonempty() })
type QuestionSet = z.infer<typeof QuestionSet>

/** @throws Error that names the position when the file is no question set */
export function readQuestionSet(path: string): QuestionSet {
  const { success, data, error } = QuestionSet.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!success) throw new Error(`${path} is no set of questions: ${z.prettifyError(error)}`)
  return data
}
