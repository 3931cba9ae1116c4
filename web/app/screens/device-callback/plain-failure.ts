import { begun } from '@corner/analytics/insights/sentence.ts'

/** Where a run ended, told apart by what the person can do about it. */
export type CallbackCause =
  /** The person refused at the provider. */
  | 'not_allowed'
  /** The provider came back with another error. */
  | 'provider_error'
  /** The address lacks the provider's answer. */
  | 'no_answer'
  /** The answer is not to a question of this browser. */
  | 'not_asked'
  | 'exchange_refused'
  | 'no_connection'
  /** The link was stored, but does not work. */
  | 'not_working'
  | 'unknown'

/** Says a failure in plain words beside the ordered text, and what became of the link; null: nothing to add. */
export function plainFailure(cause: CallbackCause, provider: string): string | null {
  switch (cause) {
    case 'not_allowed':
      return `You did not allow it at ${provider}. Nothing was stored.`
    case 'provider_error':
      return `${begun(provider)} did not finish the connection. Nothing was stored.`
    case 'no_answer':
      return `This page needs an answer from ${provider}, and there is none in its address. Nothing was stored.`
    case 'not_asked':
      return `This answer from ${provider} is not for a connection that was started in this browser. Nothing was stored.`
    case 'exchange_refused':
      return `You allowed it at ${provider}, but this answer could not be used. Nothing new was stored.`
    case 'no_connection':
      return 'The connection to this server was lost. Your device page says whether the link was made.'
    case 'not_working':
      return `The link was made, but ${provider} does not accept it yet.`
    case 'unknown':
      return null
  }
}
