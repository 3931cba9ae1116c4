import type { SignKind } from '@corner/analytics/day-verdict/sign.ts'

/** A sign in words for the athlete: no figure, no diagnosis. */
const SAID: Record<SignKind, string> = {
  illness_signs: 'your heart rate and the other night readings look like your body is fighting something',
  two_vitals_off: 'two of your night readings are off',
  after_illness: 'your readings are only just back to normal',
  short_nights: 'you have had a run of short nights',
  short_night: 'your newest night was short',
  red_mornings: 'you have been in the red on most mornings lately',
  falling_recovery: 'your recovery has gone down several mornings in a row',
  recovery_under_own: 'your recovery is well under what is normal for you',
  readiness_below_own: 'your morning values together are below what is usual for you',
  hrv_under_own: 'your HRV this week is under your normal',
  resting_heart_rate_up: 'your resting heart rate is up',
  respiratory_rate_up: 'your breathing rate at night is up',
  skin_temperature_up: 'your skin temperature at night is up',
  at_risk: 'your numbers of the week are flagged',
}

/** The most important reason, as a sentence that somebody can say. */
export const sayPlainly = (kinds: readonly SignKind[]): string => {
  const told = kinds.slice(0, 2).map((kind) => SAID[kind])
  return told.join(', and ')
}
