import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import type { DayAsked } from '@corner/contract/entities/day-asked.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import { boldName } from '../../wording/names.ts'
import type { AnswerContext } from '../context/answer-context.ts'
import { peopleOf } from '../context/people-of.ts'
import { bullets, capital, joinAnd, joinFew, paragraphs } from '../phrases/lists.ts'
import { shortOn } from './forms/who-does-what.ts'
import { withMoved } from './lists/moved.ts'
import { type AthleteVerdict, isFresh, judgeDay, ofVerdict, writeJudged } from './verdicts.ts'

/** "And who isn't", "who can't", "who's not": those whom the list before left out, and nothing else. */
const WHO_IS_NOT =
  /^\W*(?:(?:and|so|ok|okay|then|but)\W+)*(?:who(?:'?s)?|which (?:ones|guys|kids)(?: are)?)(?: (?:is|are|can|could|should|does|do|will|would))?\s*(?:not|n't|isnt|isn't|arent|aren't|cant|can't|cannot|couldnt|couldn't|shouldnt|shouldn't|doesnt|doesn't|dont|don't|wont|won't)(?: (?:then|today|go|ready|good|be|to|yet|he|she|they))*\W*$/i

/** Whom a list names by the day's verdict. */
const LISTED: Partial<Record<DayAsked['form'], readonly AthleteVerdict['verdict'][]>> = {
  push: ['hard'],
  live: ['hard', 'as_planned'],
  planned: ['as_planned'],
}

/** The others after a list of who can go hard, live or as planned; undefined: that is not asked. */
export async function answerWhoIsNot(
  message: string,
  history: readonly HistoryMessage[],
  context: AnswerContext,
): Promise<{ response: string; request: Request } | undefined> {
  const request = history.findLast(({ role }) => role === 'assistant')?.requests?.at(-1)
  const isOfDay = request?.kind === 'overview' || request?.kind === 'advice'
  if (!isOfDay || !request.day || request.day.back !== undefined || context.scope.view === 'own') return undefined
  const listed = LISTED[request.day.form]
  if (!listed || !WHO_IS_NOT.test(message.replace(/[‘’]/g, "'"))) return undefined
  const judged = withMoved(await judgeDay(await peopleOf(request.who, undefined, context), context), request.day)
  const others = judged.filter((one) => !isFresh(one) || !listed.includes(one.verdict))
  return { response: writeOthers(others, judged.length, context.scope.today), request }
}

function writeOthers(others: readonly AthleteVerdict[], all: number, today: string): string {
  const group = (verdict: AthleteVerdict['verdict'], also = '') => {
    const some = ofVerdict(others, verdict)
    const names = joinFew(some.map(shortOn(today)))
    return some.length > 0 ? [`${capital(VERDICT_WORDS[verdict].short)}${also}: ${names}`] : []
  }
  const held = ofVerdict(others, 'easy', 'lighter')
  const unknown = others.filter((one) => !isFresh(one) || one.verdict === 'ask')
  return paragraphs(
    others.length === 0 ? '**Nobody** is left out.' : `**${others.length}** of ${all} are not:`,
    bullets([
      ...held.map((one) => `${writeJudged(one, today, 1)}; ${VERDICT_WORDS[one.verdict].short}`),
      ...group('as_planned', ', no extra rounds'),
      ...group('hard'),
      ...(unknown.length > 0 ? [`Ask first: ${joinAnd(unknown.map(({ athlete }) => boldName(athlete.name)))}`] : []),
    ]),
  )
}
