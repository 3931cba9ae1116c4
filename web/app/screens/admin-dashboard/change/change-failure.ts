import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { fillIn } from '@corner/contract/texts/devices.ts'
import { CallFailure } from '../../../shared/api/failures.ts'

/**
 * What a modal shows for a failed change: its own sentence (docs/reference/administration.md#texts) and the server's
 * explanation.
 */
export interface ChangeFailure {
  text: string
  reason?: string
}

/** Create and update user: the body's error, detail or message, in this order; else the status. */
export function userFailure(error: Error, change: 'create' | 'update'): ChangeFailure {
  const isNew = change === 'create'
  if (!(error instanceof CallFailure))
    return { text: isNew ? ADMIN_TEXTS.networkCreateUser : ADMIN_TEXTS.networkUpdateUser }
  const said = error.reply?.error || error.reply?.detail || error.reply?.message
  const text = isNew ? ADMIN_TEXTS.createUserFailed : ADMIN_TEXTS.updateUserFailed
  return { text: said || fillIn(text, { status: String(error.status) }) }
}

/**
 * Assign and delete user have one sentence for every refusal; the server's reason (such as the last admin) follows it.
 */
export function fixedFailure(error: Error, texts: { failed: string; network: string }): ChangeFailure {
  if (!(error instanceof CallFailure)) return { text: texts.network }
  return { text: texts.failed, reason: error.reply?.error || undefined }
}

/** Create organization and create team: the sentence quotes the server's error. */
export function creationFailure(error: Error, thing: 'organization' | 'team'): ChangeFailure {
  const isTeam = thing === 'team'
  if (!(error instanceof CallFailure))
    return { text: isTeam ? ADMIN_TEXTS.networkCreateTeam : ADMIN_TEXTS.networkCreateOrganization }
  const text = isTeam ? ADMIN_TEXTS.createTeamFailed : ADMIN_TEXTS.createOrganizationFailed
  return { text: fillIn(text, { error: error.reply?.error || ADMIN_TEXTS.unknownError }) }
}

/**
 * For changes without a fixed sentence: the server's own, which says how to correct the input.
 * @param what as used in the sentence: ['delete team', 'deleting team']
 */
export function otherFailure(error: Error, [what, doing]: readonly [string, string]): ChangeFailure {
  if (!(error instanceof CallFailure)) return { text: fillIn(ADMIN_TEXTS.networkOther, { doing }) }
  return { text: error.reply?.error || fillIn(ADMIN_TEXTS.otherFailed, { doing: what }) }
}

/** Under an empty field; the form's own sentence says that all of them are needed. */
export const REQUIRED = 'Required'
