/** What the guard passes to the sign-in screen: the screen requested, or open when the session ended. */
export interface SignInState {
  cameFor: string
  /** The server rejected the tokens, and the person should be told. */
  sessionEnded: boolean
}

export function readSignInState(state: unknown): SignInState | null {
  if (typeof state !== 'object' || state === null || !('cameFor' in state)) return null
  const { cameFor } = state
  if (typeof cameFor !== 'string') return null
  return { cameFor, sessionEnded: 'sessionEnded' in state && state.sessionEnded === true }
}

/** State passed by the new-password screen. */
export const PASSWORD_CHANGED = { passwordChanged: true }

export function isPasswordChanged(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'passwordChanged' in state && state.passwordChanged === true
}

/** State passed after signing out on all devices. */
export const LEFT_EVERYWHERE = { leftEverywhere: true }

export function isLeftEverywhere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'leftEverywhere' in state && state.leftEverywhere === true
}
