import { boldName } from '../../../wording/names.ts'
import type { FreshVerdict } from '../../day/verdicts.ts'
import { questionFor, writeTexts } from '../../day/verdicts.ts'
import { paragraphs, uncapital } from '../../phrases/lists.ts'
import { firstName } from '../asks.ts'
import { signsOf } from '../off.ts'
import { sayPlainly } from '../plain-reason.ts'
import type { WriteOne } from '../writers.ts'

const ASK = 'How do you feel this morning, and how have the last nights been?'

/** The day's verdict in words for the athlete. */
const TODAY: Record<FreshVerdict['verdict'], string> = {
  easy: "Today you drill and move with us, no live, and we look again tomorrow. It's nothing you did wrong.",
  lighter:
    "Today we keep yours shorter: drill first, and we decide about live after the warm-up. It's not a punishment.",
  as_planned: 'You train as planned today, no extra rounds.',
  hard: 'You are good to go today.',
  ask: '',
}

/** Two sentences and a question that a coach can say, in plain words and without figures. */
export function wordsTo(one: FreshVerdict): string {
  const reason = sayPlainly(signsOf(one).map(({ kind }) => kind))
  const [first, ...others] = reason
  const because =
    reason === ''
      ? one.verdict === 'easy' || one.verdict === 'lighter'
        ? 'Your recovery is low this morning.'
        : 'Nothing in your numbers worries me, I just want to hear it from you.'
      : `${first?.toUpperCase()}${others.join('')}.`
  return `> ${firstName(one.athlete)}, ${uncapital(because)} ${TODAY[one.verdict]} ${questionFor(one) ?? ASK}`
}

/** "What do I say to him": the words, and their basis. */
export const sayWhatToSay: WriteOne = (one) => {
  const signs = signsOf(one)
  return paragraphs(
    `To ${boldName(one.athlete.name)}, alone:`,
    wordsTo(one),
    signs.length > 0 && `It rests on: ${writeTexts(signs)}.`,
    'Ask before you tell, and let the answer weigh more than the number.',
  )
}
