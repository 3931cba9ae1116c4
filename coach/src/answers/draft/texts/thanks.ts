import type { DraftText } from '../draft-text.ts'
import type { DraftFor } from './draft-for.ts'
import { staffGreeting } from './staff-greeting.ts'

/** Thanks to somebody who is not an athlete. */
export const ASKS_THANKS = /\bthank(s|[- ]?you)?\b/i

const FOR_WHAT =
  /\bthank(?:s|[- ]?you)?\b.*?\bfor (?!the (?:boosters?|parents?|trainer|sponsors?)\b)((?:the|their|all|his|her|your|our|being|having|letting|help\w*|driv\w*|\p{L}+ing)\b[^.,;!?]{3,80})/iu

/** A plain thank-you for what the request names, with nothing made up. */
export function writeThanks({ wish }: DraftFor): DraftText {
  const what = FOR_WHAT.exec(wish.firstWords)?.[1]
    ?.replace(/\b(their|his|her)\b/gi, 'your')
    .trim()
  return {
    to: staffGreeting(wish).to,
    about: 'thank you',
    greeting: staffGreeting(wish).greeting || 'Hello,',
    lines: [
      { text: what ? `Thank you for ${what}.` : 'Thank you for everything that you do for this team.', keep: 1 },
      { text: 'It makes a difference, and we see it.', keep: 2 },
      { text: 'The whole team says thanks.', keep: 3 },
    ],
    beneath: [!what && 'say what for, and it goes in'],
  }
}
