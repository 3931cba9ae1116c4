/** What the guard tells the sign-in screen: where the person was when their session ended. */
export interface SignInState {
  endedAt: string
}

export function readSignInState(state: unknown): SignInState | null {
  const endedAt = typeof state === 'object' && state !== null && 'endedAt' in state ? state.endedAt : null
  return typeof endedAt === 'string' ? { endedAt } : null
}
