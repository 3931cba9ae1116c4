/** What of a night moves with an illness; each has a sign of its own in the judgement of the day. */
export const VITALS = ['resting_heart_rate', 'hrv', 'respiratory_rate', 'skin_temperature'] as const
export type VitalName = (typeof VITALS)[number]

/** Those that stand in no card or chart of an athlete's page. */
export const CHARTLESS_VITALS = [
  'resting_heart_rate',
  'respiratory_rate',
  'skin_temperature',
] as const satisfies readonly VitalName[]
