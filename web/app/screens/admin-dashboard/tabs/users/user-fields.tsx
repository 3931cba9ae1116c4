import { EMAIL_MAXIMUM, NAME_MAXIMUM, PASSWORD_MAXIMUM } from '@corner/contract/constants/accounts.ts'
import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { EVERY_ROLE, ROLE_LABELS, type Role } from '@corner/contract/roles.ts'
import { useEffect, useRef } from 'react'
import { JoinCodeField } from '../../../../shared/join-code/join-code-field.tsx'
import { PasswordField } from '../../../../shared/password-strength/password-field.tsx'
import { FieldPair, SelectField, TextField } from '../../../../ui/fields/field.tsx'
import { SecretField } from '../../../../ui/fields/secret-field.tsx'
import type { RoleAndCode } from './use-role-and-code.ts'
import type { UserForm, UserFormProblem } from './user-form.ts'

interface UserFieldsProps {
  /** Initial values; undefined: a new user. */
  user?: AdminUser
  choice: RoleAndCode
  problem: UserFormProblem | null
  /** The server's messages by field. */
  refused: Readonly<Record<string, string | undefined>>
  /** The values were reloaded by a button that is gone: focus the first field. */
  isRenewed?: boolean
}

/** The fields of the modals Create User and Edit User. */
export function UserFields({ user, choice, problem, refused, isRenewed = false }: UserFieldsProps) {
  const field = (name: keyof UserForm) => ({
    name,
    error: problem?.fields.includes(name) ? problem.mark : refused[name],
    autoComplete: name.toLowerCase().includes('password') ? 'new-password' : 'off',
  })
  const isNew = user === undefined
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isRenewed) first.current?.focus()
  }, [isRenewed])
  return (
    <>
      <FieldPair>
        <TextField
          label="First Name"
          ref={first}
          defaultValue={user?.first_name}
          maxLength={NAME_MAXIMUM}
          dir="auto"
          {...field('first_name')}
        />
        <TextField
          label="Last Name"
          defaultValue={user?.last_name}
          maxLength={NAME_MAXIMUM}
          dir="auto"
          {...field('last_name')}
        />
      </FieldPair>
      <TextField
        label="Username"
        defaultValue={user?.username}
        maxLength={EMAIL_MAXIMUM}
        autoCapitalize="none"
        {...field('username')}
      />
      <TextField
        label="Email"
        type="email"
        defaultValue={user?.email}
        maxLength={EMAIL_MAXIMUM}
        autoCapitalize="none"
        {...field('email')}
      />
      <FieldPair>
        <PasswordField
          label="Password"
          optional={!isNew}
          hint={isNew ? undefined : 'Leave blank to keep the current password.'}
          maxLength={PASSWORD_MAXIMUM}
          {...field('password')}
        />
        <SecretField
          label="Confirm Password"
          optional={!isNew}
          maxLength={PASSWORD_MAXIMUM}
          {...field('confirmPassword')}
        />
      </FieldPair>
      <JoinCodeField value={choice.code} check={choice.check} onChange={choice.setCode} whom="them" />
      <SelectField
        label="Role"
        name="role"
        value={choice.role}
        disabled={choice.isRoleLocked}
        error={refused.role}
        hint={choice.isRoleLocked ? 'Set by the code.' : undefined}
        onChange={({ target }) => choice.setRole(target.value as Role)}
      >
        {EVERY_ROLE.toReversed().map((value) => (
          <option key={value} value={value}>
            {ROLE_LABELS[value]}
          </option>
        ))}
      </SelectField>
    </>
  )
}
