/** The scopes that an app may request, in the words of the consent page. */
export const SCOPES = {
  'read:recovery': 'Recovery: score, heart rate variability, resting heart rate',
  'read:cycles': 'Cycles: day strain, energy, average and highest heart rate',
  'read:sleep': 'Sleep: times, stages, need and performance',
  'read:workout': 'Workouts: sport, strain, heart rate zones',
  'read:profile': 'Profile: name and e-mail address',
  'read:body_measurement': 'Body: height, weight and maximum heart rate',
  offline: 'Keep access while you are away',
} as const

export type Scope = keyof typeof SCOPES

/** The scopes of a space-separated list; undefined when it is empty or contains an unknown scope. */
export function readScopes(text: string): Scope[] | undefined {
  const words = text.split(' ').filter((word) => word !== '')
  const isKnown = words.every((word) => Object.hasOwn(SCOPES, word))
  return words.length > 0 && isKnown ? ([...new Set(words)] as Scope[]) : undefined
}
