import type { KnownAthlete } from '../../../scope.ts'
import { plainName } from '../../../wording/names.ts'
import { judgeOne } from '../../day/verdicts.ts'
import type { DraftText } from '../draft-text.ts'
import { type DraftFor, factLines, leftOver } from './draft-for.ts'
import { staffGreeting } from './staff-greeting.ts'

/** "He only needs to know who to hold and until when". */
export const ASKS_HOLD =
  /\b(who(m)? to hold|hold (him|her|them|out|back)|keep (him|her|them) (out|away)|until when|held out|for how long)\b/i

/** Whom the staff holds out and until when, without a figure. */
export async function writeHoldNote(athlete: KnownAthlete, given: DraftFor): Promise<DraftText> {
  const name = plainName(athlete.name)
  const fresh = await judgeOne(athlete, given)
  const held = fresh?.verdict === 'easy' || fresh?.verdict === 'lighter'
  return {
    ...staffGreeting(given.wish),
    about: name,
    lines: [
      ...factLines(given).filter(({ text }) => !/\bhold\b|\bonly needs\b|\bnumbers\b/i.test(text)),
      {
        text: `Please hold ${name} out until I have checked in with him tomorrow morning.`.replace(' with him', ''),
        keep: 1,
      },
      { text: 'I will tell you then whether that ends or goes on.', keep: 2 },
    ],
    forYou: `${held ? `the records ask for less of ${name} today too` : `the records alone do not hold ${name} out today: this is your call`}; change "tomorrow morning" if you mean another time.`,
    beneath: ['no figure and no diagnosis is in it', leftOver(given)],
  }
}
