import type { Verdict } from './verdict.ts'

const PLACES: Partial<Record<Verdict, number>> = { easy: 0, lighter: 1 }
const LAST = 2

/** Whether the day is held back: who rests or eases. */
export const isHeldBack = (verdict: Verdict | undefined): boolean => verdictPlace(verdict) < LAST

/** Sort key: who rests, who eases, then everybody else. @param verdict undefined: not known */
export const verdictPlace = (verdict: Verdict | undefined): number => (verdict && PLACES[verdict]) ?? LAST
