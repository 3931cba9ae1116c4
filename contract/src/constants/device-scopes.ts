/**
 * The data that a linked device gives access to (docs/reference/device-connection.md#scopes), in the words of the connect
 * screen.
 */
export const DEVICE_SCOPES = [
  { scope: 'read:recovery', label: 'Recovery', description: 'Recovery score, HRV and resting heart rate' },
  { scope: 'read:sleep', label: 'Sleep', description: 'Sleep stages, performance and consistency' },
  { scope: 'read:workout', label: 'Workouts', description: 'Training sessions with strain and heart rate' },
  { scope: 'read:cycles', label: 'Cycles', description: 'Day strain, energy and heart rate' },
  { scope: 'read:profile', label: 'Profile', description: 'Name and e-mail address of the account' },
  { scope: 'read:body_measurement', label: 'Body measurements', description: 'Height, weight and highest heart rate' },
] as const
