import type { UserProfile } from '@corner/contract/entities/accounts.ts'

/**
 * The welcome line (docs/reference/accounts.md#greeting): coaches with title; without a first name the username, then
 * no name.
 */
export function greeting(profile: Partial<Pick<UserProfile, 'role' | 'first_name' | 'username'>> | null): string {
  const name = profile?.first_name?.trim() || profile?.username?.trim()
  if (!name) return 'Welcome!'
  return profile?.role === 'coach' ? `Welcome, Coach ${name}!` : `Welcome, ${name}!`
}
