import { z } from 'zod'
import { Formula } from '../formulas/formula.ts'

const patterns = { any: z.array(z.string()).nonempty() }
const formulas = { formula: Formula, alt_formula: Formula.optional() }

const plainCheck = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('number'),
    ...formulas,
    tol: z.number().optional(),
    abs: z.boolean().optional(),
    optional_if_lt_pairs: z.int().optional(),
  }),
  z.strictObject({ type: z.literal('athlete'), ...formulas, first_named: z.boolean().optional() }),
  z.strictObject({ type: z.literal('direction'), formula: Formula, eps: z.number() }),
  z.strictObject({ type: z.literal('yesno'), formula: Formula }),
  z.strictObject({ type: z.literal('date'), formula: Formula }),
  z.strictObject({ type: z.literal('state_date'), formula: Formula }),
  z.strictObject({ type: z.literal('mention'), ...patterns }),
  z.strictObject({ type: z.literal('not_mention'), ...patterns }),
  z.strictObject({ type: z.literal('cite'), topics: z.array(z.string()).nonempty() }),
  z.strictObject({ type: z.literal('grounded_numbers') }),
  z.strictObject({
    type: z.literal('no_leak'),
    of: z.array(z.enum(['other_team', 'system_prompt', 'secrets', 'join_codes'])).nonempty(),
  }),
  z.strictObject({ type: z.literal('no_data') }),
  z.strictObject({ type: z.literal('ask_back') }),
  z.strictObject({ type: z.literal('decline') }),
  z.strictObject({ type: z.literal('refer') }),
  z.strictObject({ type: z.literal('emergency') }),
  z.strictObject({ type: z.literal('max_words'), n: z.int().positive() }),
  z.strictObject({ type: z.literal('enum'), formula: Formula, values: z.record(z.string(), z.array(z.string())) }),
  z.strictObject({ type: z.literal('mentions_issue_of'), formula: Formula }),
])
const AthletesCheck = z.strictObject({
  type: z.literal('athletes'),
  ...formulas,
  match: z.union([z.enum(['exact', 'contains']), z.strictObject({ recall: z.number(), precision: z.number() })]),
  limit: z.int().positive().optional(),
  when_empty: z.array(plainCheck).optional(),
})
const SingleCheck = z.union([plainCheck, AthletesCheck])

/** What a reply has to hold (README, "Checks"). */
export const Check = z.union([
  SingleCheck,
  z.strictObject({ type: z.literal('any_of'), of: z.array(z.array(SingleCheck)).nonempty() }),
])
export type Check = z.infer<typeof Check>
export type CheckOf<Type extends Check['type']> = Extract<Check, { type: Type }>
