import { changeOwnPassword } from '@corner/contract/routes/own-password.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { ownSessionsQuery } from './own-sessions.ts'

export interface PasswordChange {
  current_password: string
  password: string
  confirm_password: string
}

/** Sets a new password. The list of sessions is read again, as the others have ended. */
export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PasswordChange) => call(changeOwnPassword, { body }),
    onSuccess: () => void client.invalidateQueries(ownSessionsQuery),
  })
}
