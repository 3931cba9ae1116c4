import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'

/** The bands of recovery in the screens' colors, the best first. */
export const BANDS = [
  { band: 'ready', color: 'green', bound: `recovery ${READY_FROM}% or more` },
  { band: 'caution', color: 'yellow', bound: `recovery ${CAUTION_FROM}% to ${READY_FROM - 1}%` },
  { band: 'red', color: 'red', bound: `recovery below ${CAUTION_FROM}%` },
] as const

/** `in the red (recovery below 34%)`. */
export const inBand = ({ color, bound }: (typeof BANDS)[number]): string => `in the ${color} (${bound})`

export const IN_THE_RED = inBand(BANDS[2])
