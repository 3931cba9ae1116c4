import { z } from 'zod'

/** Questions about one or two athletes, or those of the last answer, whose form cannot be derived from the data alone. */
export const PERSON_FORMS = [
  'status',
  'nights',
  'enough_sleep',
  'since',
  'rest',
  'before',
  'baseline',
  'hold_marks',
  'what_to_say',
  'questions',
  'share_numbers',
  'home',
  'how_sure',
  'handled',
  'compare',
  'to_parent',
  'fresher',
  'steadier',
  'pick',
  'differ',
  'gap',
  'partner',
  'partners_of',
  'low_score',
  'what_they_do',
  'without_data',
  'pull_aside',
  'first_to_hold',
  'worn_down',
  'believe',
  'instead',
  'same_boat',
  'where_goes',
  'bring_up',
  'showed',
  'bounced',
  'weight',
  'coming_back',
  'how_hard',
  'last_good',
  'sleep_need',
] as const
/** By what a return to the usual is judged. */
export const RETURN_METRICS = ['recovery', 'hrv', 'resting_heart_rate', 'sleep_duration'] as const
export const PersonAsked = z.strictObject({
  form: z.enum(PERSON_FORMS),
  /** For `pull_aside`: the conversation before was about sleep. */
  about: z.literal('sleep').optional(),
  /** For `coming_back`: what the question or the answer before was about; absent: recovery. */
  metric: z.enum(RETURN_METRICS).optional(),
})
export type PersonAsked = z.infer<typeof PersonAsked>
