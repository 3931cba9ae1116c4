import type { Line } from '../draft-text.ts'

/** What can be said to a team before or after a match without making anything up. */
const MOMENTS: readonly { pattern: RegExp; lines: readonly string[] }[] = [
  {
    pattern: /\b(loss|lost|lose|losing|beaten|defeat)\b/i,
    lines: [
      'That one hurts, and that is fine.',
      'Heads up: we learn from it and get back to work.',
      'Sleep, eat, and look out for each other.',
    ],
  },
  {
    pattern: /\b(win|won|victory|beat)\b/i,
    lines: ['Great win.', 'Enjoy it, then recover: eat, drink and be in bed early.', 'Next practice we go again.'],
  },
  {
    pattern: /\b(finals|exams?|midterms?)\b/i,
    lines: [
      'Good luck with your exams.',
      'Study early, and do not trade your sleep for it.',
      'If practice and school collide, come talk to me.',
    ],
  },
  {
    pattern: /\b(pep|hype|fire|motivat\w*|match|dual|tournament|speech|before|poem|open)\b/i,
    lines: ['You have done the work.', 'Wrestle your match, one period at a time.', 'Look out for each other.'],
  },
]

/** Lines for the occasion mentioned; undefined: none is known. */
export function momentLines(words: string): Line[] | undefined {
  const moment = MOMENTS.find(({ pattern }) => pattern.test(words))
  return moment?.lines.map((text, place) => ({ text, keep: place < 2 ? 1 : 3 }))
}
