/** The scopes that an app may ask for, in the words of the consent page. */
export const SCOPES = {
  'ACTIVITY:READ': 'Read your activities',
  'WELLNESS:READ': 'Read your wellness: HRV, resting heart rate, sleep and more',
} as const

export type Scope = keyof typeof SCOPES

/** The scopes of a list between commas; undefined when it is empty or has an unknown scope. */
export function readScopes(text: string): Scope[] | undefined {
  const words = text.split(',').filter((word) => word !== '')
  const isKnown = words.every((word) => Object.hasOwn(SCOPES, word))
  return words.length > 0 && isKnown ? ([...new Set(words)] as Scope[]) : undefined
}
