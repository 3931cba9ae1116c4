import { judgeFigure } from '../values/judge-figure.ts'
import { isLevel } from '../values/limits.ts'
import { type AnswerInput, measureOf } from './answer-input.ts'

const IS_GOOD =
  /\b(is|are|was|were) (that|this|it|those|these|they) (any )?(good|bad|ok(ay)?|fine|normal|high|low|usual|typical|concerning|healthy|solid|decent|a (problem|concern|worry))\b|\b(good or bad|good enough|any good)\b|\bhow does (that|it|this) compare\b/i

/** Whether a figure should be judged too. */
export const asksWhetherGood = (message: string): boolean => IS_GOOD.test(message)

/**
 * "What was our average, and is that good for us": the second half, compared with what is usual for those it is about;
 * '' where that was not asked.
 */
export async function sayWhetherFigureIsGood(told: AnswerInput): Promise<string> {
  const { query, facts, context } = told
  const { who, by = [], against, order, measures, days } = query
  const measure = measureOf(told)
  const isOfOne = by.join() === 'athlete' && facts.people.length === 1
  const isOneFigure = measures.length === 1 && !against && !order && !who.where && days.where === undefined
  if (!asksWhetherGood(context.message ?? '') || !isOneFigure || !isLevel(measure)) return ''
  if (by.length > 0 && !isOfOne) return ''
  const [athlete] = facts.people
  return judgeFigure({ who, measure, days: measure.days ?? days, ...(isOfOne && athlete && { athlete }) }, context)
}
