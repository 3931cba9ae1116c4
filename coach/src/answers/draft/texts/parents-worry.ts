import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import type { KnownAthlete } from '../../../scope.ts'
import { judgeOne, reasonsOf, writeStandingWith } from '../../day/verdicts.ts'
import { plainName } from '../../phrases/names.ts'
import type { DraftText } from '../draft-text.ts'
import { callName, type DraftFor, leftOver, toldOpenly } from './draft-for.ts'

/** A parent who asks whether it is too much for their child. */
export const ASKS_WORRIED =
  /\b(over[- ]?train\w*|over[- ]?reach\w*|burn(ed|t)?[- ]?out|burning out|worn (out|down)|too (much|hard|tired)|run(ning)? down|exhausted|worried|worries|concern\w*|overdoing|pushing (him|her|them) too|fatigued?|(sleeping|eating|resting|getting) enough|enough (sleep|rest)|(is|doing) (ok|okay|alright|all right|fine))\b/i

/** An answer to a parent's worry: what is done, without a figure; what the records say stands below it for the coach alone. */
export async function answerWorry(athlete: KnownAthlete, given: DraftFor): Promise<DraftText> {
  const { wish, scope } = given
  const name = callName(athlete, scope)
  const fresh = await judgeOne(athlete, given)
  const held = fresh?.verdict === 'easy' || fresh?.verdict === 'lighter'
  return {
    to: `${name}'s parents`,
    about: name,
    greeting: wish.manner.tone === 'formal' ? `Dear parents of ${name},` : 'Hello,',
    lines: [
      { text: `Thank you for asking about ${name}.`, keep: 2 },
      {
        text: fresh
          ? held
            ? `We do see signs that ${name} needs a break right now, so practice is lighter until that has passed.`
            : `Nothing that we see today speaks against normal practice for ${name}.`
          : `We have no fresh data for ${name}, so we go by how practice looks and feels.`,
        keep: 1,
      },
      {
        text: `An app score alone cannot show overtraining: it is judged over weeks, together with mood, sleep, appetite and how practice goes.`,
        keep: 1,
      },
      {
        text: `If ${name} seems tired for days, sleeps or eats badly, or is not well, please tell me, and have a physician or our athletic trainer take a look.`,
        keep: 1,
      },
      ...toldOpenly(given),
    ],
    closing: wish.manner.tone === 'formal' ? 'Kind regards' : 'Happy to talk it through on the phone.',
    forYou: fresh
      ? `${plainName(athlete.name)}: ${VERDICT_WORDS[fresh.verdict].short} today; recovery ${writeStandingWith(fresh, scope.today, reasonsOf(fresh, 2))}.`
      : `nothing fresh of ${plainName(athlete.name)} was recorded.`,
    beneath: ['private and left out: every figure, health details, and any other athlete', leftOver(given)],
  }
}
