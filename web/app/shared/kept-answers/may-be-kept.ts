import type { Session } from '../session/stored-session.ts'

/**
 * First words of the queries (api/query-keys.ts) whose answers are kept: what athletes and coaches look at. Lists of
 * people, sessions and everything of an administrator are not among them.
 */
const SUBJECTS: readonly unknown[] = ['teams', 'team', 'athlete', 'own-records', 'device-status', 'articles', 'article']

export function isKeptSubject([subject]: readonly unknown[]): boolean {
  return SUBJECTS.includes(subject)
}

/**
 * The person whose answers are kept; undefined: nobody's. Administrators read the teams of the whole club, and keep
 * none of it.
 */
export function keeperOf({ signedIn, profile }: Session): string | undefined {
  return signedIn && profile && profile.role !== 'admin' ? profile.id : undefined
}
