import type { Verdict } from './verdict.ts'
import { VERDICT_WORDS } from './verdict-words.ts'

interface OwnWords {
  title: string
  action: string
}

/** Where a coach's wording does not fit an athlete, who does not decide alone. */
const OWN_WORDS: Partial<Record<Verdict, Partial<OwnWords>>> = {
  lighter: {
    action: 'Make the day shorter: drill first, and decide with your coach about live wrestling after the warm-up.',
  },
  easy: {
    // The title says what is left out, and that it is for today.
    action: 'Keep to technique and mobility, and tell your coach. Look again tomorrow morning.',
  },
  ask: {
    title: 'Go by how you feel',
    action: 'Go by how you feel today, and tell your coach.',
  },
}

/** The verdict on the day and its consequence, addressed to the athlete. */
export function ownVerdictWords(verdict: Verdict): OwnWords {
  const { title, action } = VERDICT_WORDS[verdict]
  return { title, action, ...OWN_WORDS[verdict] }
}
