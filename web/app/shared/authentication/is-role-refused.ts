import { CallFailure } from '../api/failures.ts'

/** Whether the server refused a call because of the role; not when a device link is missing. */
export function isRoleRefused(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 403 && error.reply?.code === 'forbidden'
}
