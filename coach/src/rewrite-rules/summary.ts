import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'

const SUMMARY = /\b(summar\w+|status|overview|run ?down|brief(ing)?|report|big picture|update|catch me up|fill me in)\b/
const ANOTHER_FORM = /\b(table|chart|list|rank\w*|each|every)\b/

/**
 * "Summarize the morning: recovery, sleep, and who has no data" asks how the team is doing, not for a list of three
 * figures.
 */
export const asSummary: Rewrite = (request, part) => {
  const words = typedWords(part)
  if (request.kind !== 'query' || part.self !== undefined || !SUMMARY.test(words) || ANOTHER_FORM.test(words))
    return undefined
  const { who, measures, days, against } = request.query
  const isOfEverybody = who.ids === undefined && who.first === undefined
  const isOfNow = days.where === undefined && against === undefined
  if (!isOfEverybody || !isOfNow || measures.length < 2) return undefined
  return { kind: 'overview', who: {}, focus: 'status', ...(days.window && { days: { window: days.window } }) }
}

const NAMED_SHORTLY =
  /^(good )?(the |a |give me (the |a )?|(can i )?get (the |a )?)?((\d+|thirty|sixty|ten|two|five) ?-?(seconds?|secs?|minutes?|mins?) (version|summary|rundown|brief|update)|(the )?morning (report|brief|update|rundown))( please| pls| plz)?$/

/** "Morning report" or "30 second version" alone asks how the team is doing. */
export const asBriefByName: Rewrite = (request, part) => {
  if (part.previous || part.self !== undefined || request.kind === 'draft') return undefined
  return NAMED_SHORTLY.test(typedWords(part)) ? { kind: 'overview', who: {}, focus: 'status' } : undefined
}
