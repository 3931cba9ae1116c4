/**
 * Limits of accounts. The least password length is the registration's (docs/reference/accounts.md#registration), which a setting
 * may raise; the greatest keeps argon2 from being fed megabytes.
 */
export const PASSWORD_MINIMUM = 6
export const PASSWORD_MAXIMUM = 1024
export const EMAIL_MAXIMUM = 254
export const NAME_MAXIMUM = 200
export const JOIN_CODE_MAXIMUM = 64
