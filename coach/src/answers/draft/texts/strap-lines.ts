import type { Line } from '../draft-text.ts'

/** To wear, charge and sync the strap. */
export const strapLines = (): Line[] => [
  { text: 'Please charge your strap, wear it to bed and sync it in the morning.', keep: 1 },
  { text: 'Without it I cannot see how the night was.', keep: 3 },
]
