import type { Verdict } from './verdict.ts'

/** `call` for a chip or a group, `title` for a card, `short` within a sentence, `action` for the day. */
interface VerdictWords {
  call: 'Go' | 'As planned' | 'Ease' | 'Rest' | 'Ask'
  title: string
  short: string
  action: string
}

/** The wording of each verdict and its consequence for the day, the same on all screens and in all answers. */
export const VERDICT_WORDS: Record<Verdict, VerdictWords> = {
  hard: {
    call: 'Go',
    title: 'Ready for a hard day',
    short: 'ready for a hard day',
    action: 'Hard rounds and heavy lifting fit today, if the warm-up feels right.',
  },
  as_planned: {
    call: 'As planned',
    title: 'Train as planned',
    short: 'training as planned',
    action: 'Train as planned, without extra rounds.',
  },
  lighter: {
    call: 'Ease',
    title: 'Lighter day',
    short: 'a lighter day',
    action: 'Make the day shorter: drill first, and decide about live wrestling after the warm-up.',
  },
  easy: {
    call: 'Rest',
    title: 'Out of live wrestling today',
    short: 'out of live wrestling',
    action: 'Keep to technique and mobility today, no live wrestling, and look again tomorrow.',
  },
  ask: {
    call: 'Ask',
    title: 'Ask first',
    short: 'not known',
    action: 'No fresh recovery: ask how the athlete feels, and plan by that.',
  },
}
