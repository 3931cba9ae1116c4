/** The topics of a message in which somebody may come to harm. */
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

/**
 * How urgent: emergency services now; out until medical staff have cleared; today the trainer, a physician or somebody
 * else.
 */
export type DangerLevel = 'emergency' | 'out' | 'trainer'

/** The classes of the trained reader; `eating` is one of losing weight or eating, `none` is harmless. */
export type DangerAnswer = 'none' | DangerLevel | 'eating'

/** A message in which somebody may be in danger. */
export interface Danger {
  level: DangerLevel
  topic: DangerTopic
  /** Certain: the referral alone is the answer. Not certain: it comes above the answer. */
  sure: boolean
  /**
   * An injury or illness that staff have already seen, where figures are asked for: they are answered, with who is
   * responsible for clearance.
   */
  isSettled?: true
}
