/** What a message may be about when somebody may come to harm. */
export type DangerTopic =
  | 'head'
  | 'heart'
  | 'breath'
  | 'faint'
  | 'heat'
  | 'allergy'
  | 'spine'
  | 'joint'
  | 'fever'
  | 'skin'
  | 'self-harm'
  | 'eating-weight'
  | 'medicine-supplement-stimulant'
  | 'pregnancy'
  | 'abuse'
  | 'other'

/** How urgent: emergency services now; out until medical staff have cleared; the trainer, a physician or who else fits, today. */
export type DangerLevel = 'emergency' | 'out' | 'trainer'

/** What the reader tells apart by learned weights; `eating` is one of losing weight or of eating, `none` is harmless. */
export type Answer = 'none' | DangerLevel | 'eating'

/** A message in which somebody may be in danger. */
export interface Danger {
  level: DangerLevel
  topic: DangerTopic
  /** Sure: the referral alone is the answer. Not sure: it stands above the answer. */
  sure: boolean
  /** Of an injury or illness that staff have seen, where figures are asked for: they are answered, with whose the clearance is. */
  isSettled?: true
}
