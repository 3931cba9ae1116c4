import { paragraphs } from '../../phrases/lists.ts'

const STEPS = [
  'Bike or erg, easy enough to talk, and drilling alone or with a chosen partner',
  'The same for longer, with a few short hard goes on the bike or erg',
  'Running and mat conditioning at moderate pace, controlled positions with a chosen partner',
  'Short live goes with a chosen partner, long rests, no extra conditioning',
  'Full practice, still without extra rounds',
]
const NO_RUN =
  /\b(can'?t|cannot|no|not|don'?t|isn'?t|without)\b[^.]{0,25}\b(run|running|runs|jog|jogging|sprint\w*)\b[^.]{0,20}?\b(until|till|til|before) (\w+)/i

/** The return in steps, without a date: whoever cleared the athlete decides how far it goes. */
export function writeRamp(message: string): string {
  const [, , , , until] = NO_RUN.exec(message) ?? []
  return paragraphs(
    `**A ramp to agree with whoever gave clearance**, a step a practice day${until ? `, no running before ${until}` : ''}:`,
    STEPS.map((step, place) => `${place + 1}. ${step}`).join('\n'),
    'Move on only when the last step left no new pain, swelling or limp and the next morning is out of the red; else repeat the step.',
  )
}
