/** What of a night moves with an illness; each but HRV, which is judged by its week, has a sign of its own in the judgement of the day. */
export const VITALS = ['resting_heart_rate', 'hrv', 'respiratory_rate', 'skin_temperature'] as const
export type VitalName = (typeof VITALS)[number]
