import type { Role } from '@corner/contract/roles.ts'
import { adminValidateTeamCode } from '@corner/contract/routes/administration.ts'
import { useState } from 'react'
import { type JoinCodeState, useJoinCodeCheck } from '../../../../shared/join-code/join-code-check.ts'

/** The role of a user form and the join code that may determine it. */
export interface RoleAndCode {
  code: string
  check: JoinCodeState
  setCode: (code: string) => void
  role: Role
  setRole: (role: Role) => void
  isRoleLocked: boolean
  /** false while a code is entered that is not known to be valid. */
  canSubmit: boolean
  /** As the API expects it: an empty code is left out. */
  wire: { role: Role; team_code: string | undefined }
}

/** A valid code determines the role and disables the choice (docs/reference/accounts.md#join-codes). */
export function useRoleAndCode(initialRole: Role): RoleAndCode {
  const [chosen, setRole] = useState(initialRole)
  const [code, setCode] = useState('')
  const check = useJoinCodeCheck(code, adminValidateTeamCode)
  const role = check.state === 'valid' ? check.role : chosen
  return {
    code,
    check,
    setCode,
    role,
    setRole,
    isRoleLocked: check.state === 'valid',
    canSubmit: check.state === 'idle' || check.state === 'valid',
    wire: { role, team_code: code.trim() || undefined },
  }
}
