import type { KnownAthlete } from '../../../scope.ts'
import { judgeOne, questionFor } from '../../day/verdicts.ts'
import { QUESTIONS } from '../../person/forms/not-recorded.ts'
import type { DraftText } from '../draft-text.ts'
import { callName, type DraftFor } from './draft-for.ts'

/** "Two or three things to ask him". */
export const ASKS_QUESTIONS =
  /\b(things?|questions?|something|stuff|what)\b( \p{L}+){0,3} (to|can i|could i|should i|do i|i can|i should) ask\b/iu

const MOST = 3

/** Questions to ask somebody in person, first the one that the records suggest, and none that accuses. */
export async function writeQuestions(athlete: KnownAthlete, given: DraftFor): Promise<DraftText> {
  const fresh = await judgeOne(athlete, given)
  const own = fresh && questionFor(fresh)
  const asked = own === undefined ? QUESTIONS : [own, ...QUESTIONS]
  return {
    to: `you, to ask ${callName(athlete, given.scope)}`,
    about: callName(athlete, given.scope),
    greeting: '',
    lines: asked.slice(0, MOST).map((text, place) => ({ text, keep: place === 0 ? 1 : 2 })),
    isList: true,
    beneath: [own !== undefined && 'the first one is for what the records show', 'it names no figure'],
  }
}
