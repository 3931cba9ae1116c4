import { NoAnswer } from '@corner/coach/language-model/language-model.ts'

/** Why a model's answer was not used. */
export type FailureReason = keyof typeof NOTICES

/** For the person who asked: what happened, without the provider's own message, which may contain a key or a text. */
const NOTICES = {
  unbacked: 'The language model stated figures that your data does not back, so the built-in analyst answered instead.',
  too_many_steps:
    'The language model looked things up without coming to an answer, so the built-in analyst answered instead.',
  timeout: 'The language model took too long, so the built-in analyst answered instead.',
  refused: 'The language model declined to answer, so the built-in analyst answered instead.',
  repeats_rules:
    'The language model repeated its instructions in place of an answer, so the built-in analyst answered instead.',
  unsafe_advice: 'The language model gave advice that could do harm, so the built-in analyst answered instead.',
  empty: 'The language model sent no answer, so the built-in analyst answered instead.',
  cut_off: 'The language model’s answer broke off, so the built-in analyst answered instead.',
  not_signed_in:
    'The language model’s provider does not accept the key that is set up, so the built-in analyst answered instead. Tell your administrator.',
  busy: 'The language model’s provider takes no more requests just now, so the built-in analyst answered instead.',
  unreachable: 'The language model cannot be reached, so the built-in analyst answered instead.',
  provider_error: 'The language model’s provider reported an error, so the built-in analyst answered instead.',
  budget_used_up:
    'Your share of the language model for today is used up, so the built-in analyst answered instead. It resets at midnight UTC.',
  nobody_waits: 'Nobody waits for this answer any more.',
} as const

/** The model has no answer that may be shown; the built-in analyst answers, with the notice. */
export class ModelFailure extends NoAnswer {
  readonly reason: FailureReason

  /** No `cause`: a provider's error holds the request, and with it key and texts. */
  constructor(reason: FailureReason) {
    super(NOTICES[reason])
    this.name = 'ModelFailure'
    this.reason = reason
  }
}
