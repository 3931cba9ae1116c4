import { OAUTH_STEP_PAUSE_MS } from '@corner/contract/constants/interface-timing.ts'
import type { DeviceStatus } from '@corner/contract/entities/devices.ts'
import { DEVICE_TEXTS, fillIn, OAUTH_CALLBACK_TEXTS } from '@corner/contract/texts/devices.ts'
import { CallFailure, NetworkFailure } from '../../shared/api/failures.ts'
import type { CallbackCause } from './plain-failure.ts'

export const CALLBACK_STEPS = [
  'Verifying OAuth response',
  'Exchanging authorization code',
  'Storing secure tokens',
  'Testing connection',
] as const

/** The state of the run: in a step, or ended. A failure names its step. */
export type CallbackProgress =
  | { state: 'running'; step: number }
  | { state: 'succeeded' }
  | { state: 'failed'; step: number; text: string; cause: CallbackCause }

/** What a run depends on; tests pass their own. */
export interface CallbackDeps {
  search: URLSearchParams
  readState: () => string | null
  clearState: () => void
  exchange: (body: { code: string; state: string }) => Promise<unknown>
  readStatus: () => Promise<Pick<DeviceStatus, 'connected' | 'token_valid'>>
  pause: (ms: number) => Promise<void>
}

/**
 * Runs the four steps with a pause in each. The checks and their order:
 * docs/reference/device-connection.md#return-from-the-provider; the stored state is removed only on success.
 */
export async function runDeviceCallback(deps: CallbackDeps, show: (progress: CallbackProgress) => void) {
  let step = 0
  const begin = (next: number) => {
    step = next
    show({ state: 'running', step })
    return deps.pause(OAUTH_STEP_PAUSE_MS)
  }
  try {
    await begin(0)
    const answer = verified(deps)
    await begin(1)
    await deps.exchange(answer)
    await begin(2)
    await begin(3)
    const { connected, token_valid } = await deps.readStatus()
    if (!connected || !token_valid) throw new CallbackRefusal(OAUTH_CALLBACK_TEXTS.unknown, 'not_working')
    deps.clearState()
    show({ state: 'succeeded' })
  } catch (error) {
    show({ state: 'failed', step, ...failureOf(error, step) })
  }
}

class CallbackRefusal extends Error {
  readonly why: CallbackCause
  constructor(text: string, why: CallbackCause) {
    super(text)
    this.why = why
  }
}

function verified({ search, readState }: CallbackDeps): { code: string; state: string } {
  const error = search.get('error')
  if (error) {
    const description = search.get('error_description') ?? ''
    const text = fillIn(OAUTH_CALLBACK_TEXTS.returnedError, { error, description }).trim()
    throw new CallbackRefusal(text, error === 'access_denied' ? 'not_allowed' : 'provider_error')
  }
  const code = search.get('code')
  const state = search.get('state')
  if (!code || !state) throw new CallbackRefusal(OAUTH_CALLBACK_TEXTS.missingParameters, 'no_answer')
  if (state !== readState()) throw new CallbackRefusal(OAUTH_CALLBACK_TEXTS.stateDiffers, 'not_asked')
  return { code, state }
}

function failureOf(error: unknown, step: number): { text: string; cause: CallbackCause } {
  if (error instanceof CallbackRefusal) return { text: error.message, cause: error.why }
  if (error instanceof NetworkFailure) return { text: DEVICE_TEXTS.networkError, cause: 'no_connection' }
  const isExchange = error instanceof CallFailure && step === 1
  const said = error instanceof CallFailure ? error.reply?.error : undefined
  return {
    text: said ?? (isExchange ? OAUTH_CALLBACK_TEXTS.exchangeFailed : OAUTH_CALLBACK_TEXTS.unknown),
    cause: isExchange ? 'exchange_refused' : 'unknown',
  }
}
