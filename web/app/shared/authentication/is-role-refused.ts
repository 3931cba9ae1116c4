import { CallFailure } from '../api/failures.ts'

/** Whether the server refused a call to the caller's role; not when a wearable's link is what is missing. */
export function isRoleRefused(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 403 && error.reply?.code === 'forbidden'
}
