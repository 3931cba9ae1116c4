import type { Line } from '../draft-text.ts'

/** To wear, charge and sync the strap. */
export const strapLines = (): Line[] => [
  { text: 'Please charge your strap, wear it to bed and sync it in the morning.', keep: 1 },
  { text: 'Without it I cannot see how the night was.', keep: 3 },
]

/** For those without data: no blame, and what to do when something is broken. */
export const missingStrapLines = (): Line[] => [
  { text: 'I am not seeing any data from your strap this week.', keep: 2 },
  { text: 'Can you charge it, wear it tonight and sync it in the morning?', keep: 1 },
  { text: 'If it is broken or will not connect, tell me and we will fix it.', keep: 2 },
]
