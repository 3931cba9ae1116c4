import { PROVIDER_LABELS } from './providers.ts'

interface DeviceScope {
  scope: string
  label: string
  description: string
}

/**
 * The data that a linked device of each provider gives access to (docs/reference/device-connection.md#scopes), in the words
 * of the connect screen.
 */
export const DEVICE_SCOPES: Record<keyof typeof PROVIDER_LABELS, readonly DeviceScope[]> = {
  whoop: [
    { scope: 'read:recovery', label: 'Recovery', description: 'Recovery score, HRV and resting heart rate' },
    { scope: 'read:sleep', label: 'Sleep', description: 'Sleep stages, performance and consistency' },
    { scope: 'read:workout', label: 'Workouts', description: 'Training sessions with strain and heart rate' },
    { scope: 'read:cycles', label: 'Cycles', description: 'Day strain, energy and heart rate' },
    { scope: 'read:profile', label: 'Profile', description: 'Name and e-mail address of the account' },
    {
      scope: 'read:body_measurement',
      label: 'Body measurements',
      description: 'Height, weight and highest heart rate',
    },
  ],
  intervals: [
    {
      scope: 'WELLNESS:READ',
      label: 'Wellness',
      description:
        'HRV, resting heart rate, time asleep, breathing and blood oxygen of each day; no notes, no mood, no menstrual cycle',
    },
    {
      scope: 'ACTIVITY:READ',
      label: 'Activities',
      description: 'Training sessions with heart rate, zones, energy and distance; no names, notes or routes',
    },
  ],
  oura: [
    { scope: 'daily', label: 'Sleep and readiness', description: 'Nights, HRV, heart rate, breathing and energy' },
    { scope: 'spo2', label: 'Blood oxygen', description: 'Average of the night' },
    { scope: 'workout', label: 'Workouts', description: 'Sport, duration, energy and distance' },
    { scope: 'personal', label: 'Personal', description: 'Number of the account, height and weight' },
  ],
  polar: [
    { scope: 'sleep:read', label: 'Sleep', description: 'Sleep times, stages and sleep score' },
    {
      scope: 'nightly_recharge:read',
      label: 'Nightly Recharge',
      description: 'HRV, heart rate and breathing of the first hours of sleep',
    },
    {
      scope: 'training_sessions:read',
      label: 'Training sessions',
      description: 'Sport, times, energy and heart rate zones; no notes and no routes',
    },
    { scope: 'sports:read', label: 'Sports', description: "The names of Polar's sports" },
    { scope: 'profile:read', label: 'Profile', description: 'Name, e-mail address, height, weight and time zone' },
  ],
  withings: [
    { scope: 'user.activity', label: 'Sleep', description: 'Sleep times, stages, breathing and sleep score' },
    { scope: 'user.metrics', label: 'Measurements', description: 'Weight and height' },
  ],
}

/** By the provider's name on the screen; empty for an unknown one. */
export function deviceScopesOf(label: string): readonly DeviceScope[] {
  const [key] = (Object.keys(PROVIDER_LABELS) as (keyof typeof PROVIDER_LABELS)[]).filter(
    (name) => PROVIDER_LABELS[name] === label,
  )
  return key ? DEVICE_SCOPES[key] : []
}
