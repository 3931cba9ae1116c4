import type { KnownAthlete } from '../../../scope.ts'
import { boldName } from '../../../wording/names.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { liftingGroups } from '../../day/forms/groups.ts'
import { type AthleteVerdict, isFresh, judgeDay, reasonsOf, writeStanding, writeTexts } from '../../day/verdicts.ts'
import { LOAD_UNKNOWN, THREE_QUESTIONS } from '../../day/without-data.ts'
import { sentences } from '../../phrases/lists.ts'

/** Which lifting group one athlete is in, in a line; without data what they may do and what to ask. */
export async function sayWhereGoes(athlete: KnownAthlete, context: AnswerContext): Promise<string> {
  const judged = await judgeDay({ people: [athlete], isTeam: false, leftOut: [] }, context)
  const [one] = judged
  const name = boldName(athlete.name)
  if (!one || !isFresh(one))
    return sentences(
      `**Not with the heavy group on his word alone**: ${name} has no fresh data, so ${LOAD_UNKNOWN}.`.replace(
        'on his word alone',
        /\b(want|wants|always|likes|insists|begs)\b/i.test(context.message) ? 'just for wanting it' : 'today',
      ),
      `Ask ${THREE_QUESTIONS}: all three well, that; one of them off, the light group.`,
    )
  return `**${groupOf(judged) ?? 'Moderate'}**: ${name} (${writeStanding(one, context.scope.today)})${why(one)}.`
}

const groupOf = (judged: readonly AthleteVerdict[]) => liftingGroups(judged)[0]?.name

function why(one: AthleteVerdict): string {
  const reasons = reasonsOf(one)
  return reasons.length === 0 ? '' : `; ${writeTexts(reasons)}`
}
