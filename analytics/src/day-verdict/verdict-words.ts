import type { Verdict } from './day-verdict.ts'

/** What a verdict is called, and what follows from it for the day; the same words on every screen and in every answer. */
export const VERDICT_WORDS: Record<Verdict, { title: string; action: string }> = {
  hard: {
    title: 'Ready for a hard day',
    action: 'Hard rounds and heavy lifting fit today, if the warm-up feels right.',
  },
  as_planned: { title: 'Train as planned', action: 'Train as planned, without extra rounds.' },
  lighter: {
    title: 'Lighter day',
    action: 'Make the day shorter: drill first, and decide about live wrestling after the warm-up.',
  },
  easy: {
    title: 'Out of live wrestling today',
    action: 'Keep to technique and mobility today, no live wrestling, and look again tomorrow.',
  },
  ask: { title: 'Ask first', action: 'Nothing fresh was recorded: ask how the athlete feels, and plan by that.' },
}
