/**
 * Limits of accounts. The minimum password length (docs/reference/accounts.md#registration) can be raised by a setting;
 * the maximum protects argon2 from huge inputs.
 */
export const PASSWORD_MINIMUM = 6
export const PASSWORD_MAXIMUM = 1024
export const EMAIL_MAXIMUM = 254
export const NAME_MAXIMUM = 200
export const JOIN_CODE_MAXIMUM = 64
