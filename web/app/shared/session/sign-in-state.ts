/** What the guard tells the sign-in screen: where the person was going, or was when their session ended. */
export interface SignInState {
  cameFor: string
  /** The server would take the tokens no longer, and the person should be told. */
  sessionEnded: boolean
}

export function readSignInState(state: unknown): SignInState | null {
  if (typeof state !== 'object' || state === null || !('cameFor' in state)) return null
  const { cameFor } = state
  if (typeof cameFor !== 'string') return null
  return { cameFor, sessionEnded: 'sessionEnded' in state && state.sessionEnded === true }
}

/** What the screen for a new password tells it. */
export const PASSWORD_CHANGED = { passwordChanged: true }

export function isPasswordChanged(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'passwordChanged' in state && state.passwordChanged === true
}

/** What it is told after a sign-out on all devices. */
export const LEFT_EVERYWHERE = { leftEverywhere: true }

export function isLeftEverywhere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'leftEverywhere' in state && state.leftEverywhere === true
}
