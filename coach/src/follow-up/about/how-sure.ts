import type { Sources } from '../../answers/context/answer-context.ts'
import { isFresh, judgeDay, reasonsOf, writeTexts } from '../../answers/day/verdicts.ts'
import { sentences } from '../../answers/phrases/lists.ts'
import type { KnownAthlete } from '../../scope.ts'
import { boldName } from '../../wording/names.ts'

const SURE =
  /\bhow (sure|confident|certain|reliable|solid|strong|much (faith|confidence|trust))\b|\b(are|r) (you|u) (that )?(sure|confident|certain) (on|about|of)\b/

/** Whether a message asks how sure an answer is. */
export const asksHowSure = (message: string): boolean => SURE.test(message.toLowerCase())

/** How certain a statement about somebody's day is: how many signs, for how many days, and what no record can show. */
export async function sayCertainty(athlete: KnownAthlete, sources: Sources): Promise<string | undefined> {
  const [one] = await judgeDay({ people: [athlete], isTeam: false, leftOut: [] }, sources)
  if (!one || !isFresh(one)) return undefined
  const reasons = reasonsOf(one, MOST)
  const isStrong = one.signs.some(({ weight }) => weight === 'strong')
  const name = boldName(athlete.name)
  if (reasons.length === 0)
    return `**There is little to be sure of**: no sign speaks against a hard day for ${name} today.`
  return sentences(
    isStrong
      ? `**Sure that something is off, not of what it is**: ${name}.`
      : `**Not very**: for ${name} the sign is a mild one, and one night outside their normal range is common.`,
    `${isStrong ? 'It rests on' : 'The sign'}: ${writeTexts(reasons)}.`,
    'A wearable cannot tell illness from a late night, heat, a drink or travel: a talk and, with symptoms, the athletic trainer decide.',
  )
}
const MOST = 3
