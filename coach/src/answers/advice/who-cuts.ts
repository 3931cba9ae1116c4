import { citeArticle } from '../articles/sources.ts'
import type { Sources } from '../context/answer-context.ts'
import type { PeopleMeant } from '../context/people-of.ts'
import { judgeDay, ofVerdict, writeJudged } from '../day/verdicts.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'

const LETS_CUT =
  /\b(let|allow\w*|ok|okay|safe|able|should|shouldn'?t|can|can'?t)\b[^.?]{0,30}\b(cut|cutting)\b(?! (back|volume|down|the|practice|his|her|their|it|to))/i
const OF_PEOPLE = /\b(who|whom|which|any(one|body))\b/i

/** Whether somebody asks who may lose weight now: "which of my guys would you not let cut". */
export const asksWhoCuts = (text: string): boolean => OF_PEOPLE.test(text) && LETS_CUT.test(text)

/** A wearable can clear nobody for a weight cut; who is held back today is the first who should not. */
export async function answerWhoCuts(meant: PeopleMeant, sources: Sources): Promise<string> {
  const judged = await judgeDay(meant, sources)
  const held = [...ofVerdict(judged, 'easy'), ...ofVerdict(judged, 'lighter')]
  return paragraphs(
    'Weight and hydration are not recorded in Corner, so it clears nobody to cut. The rules allow at most 1.5 % of body weight a week; dietitian and athletic trainer decide.',
    held.length > 0 ? 'By what is recorded, not these now:' : 'By what is recorded nobody is held back today.',
    held.length > 0 && bullets(held.map((one) => writeJudged(one, sources.scope.today, 1))),
    await citeArticle(sources.toolbox, 'weight-cutting-wrestling'),
  )
}
