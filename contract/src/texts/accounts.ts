/** Sentences of sign-in and registration (docs/reference/accounts.md#sign-in, docs/reference/accounts.md#registration). */
export const SIGN_IN_TEXTS = {
  failed: 'Authentication failed',
  otherFailure: 'An error occurred',
  noAccount: 'Email or password is wrong',
} as const

export const REGISTRATION_TEXTS = {
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  emailUnclear: 'This address contains look-alike or invisible characters. Please type it by hand.',
  usernameUnclear: 'This user name contains look-alike or invisible characters. Please type it by hand.',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  passwordTooShort: 'Password must be at least {minimum} characters long',
  passwordTooCommon: 'Too many people use this password. Please choose another one.',
  passwordsDiffer: 'Passwords do not match',
  success: 'Registration successful! You can now log in.',
  usernameTaken: 'A user with this email already exists',
  emailTaken: 'Email already exists',
  failed: 'Registration failed',
  otherFailure: 'An error occurred during registration',
  administratorRefused: 'Administrator accounts are created by an administrator',
  administratorChosen:
    'This form cannot make an administrator. Register as athlete or coach, and ask an administrator of your club to change your role.',
  codeInvalid: 'This code is not valid',
  codeRequired: 'A team code is needed to register here. Ask your coach or your club for it.',
  foreignUsername: 'A user name that is an address must be your own e-mail address',
} as const

/** Texts for the first administrator's link when it is no longer valid. */
export const SETUP_LINK_TEXTS = {
  used: 'This set-up link was already used.',
  unknown: 'This set-up link does not work. Open the newest one that the server printed when it started.',
} as const

/** Texts of the list of own sessions. */
export const OWN_SESSION_TEXTS = {
  ended: 'That session has ended',
  othersEnded: 'You are signed out everywhere else',
  allEnded: 'You are signed out everywhere',
} as const

/** Texts of the screens and mails for a forgotten password. */
export const PASSWORD_RESET_TEXTS = {
  byEmail: 'If there is an account with this address, a link is on its way to it. It works once, within 30 minutes.',
  byAdministrator:
    'This server sends no e-mail. An administrator of your club can give you a link to set a new password.',
  linkDead: 'This link does not work any more: it was used or replaced, or its 30 minutes are over.',
  changed: 'Your password is changed. Please sign in with it.',
} as const

/** Texts of the form in which a signed-in person sets a new password. */
export const PASSWORD_CHANGE_TEXTS = {
  currentRequired: 'Current password is required',
  changed: 'Your password is changed. You are signed out everywhere else.',
} as const

/** Texts about unconfirmed addresses. */
export const ADDRESS_TEXTS = {
  confirmed: 'Your address is confirmed.',
  alreadyConfirmed: 'Your address is confirmed already.',
  linkSent: 'A link is on its way to your address. It works for {hours} hours.',
  linkDead: 'This link does not work any more, or it is for another account. Ask for a new one on your account page.',
  noMail: 'This server sends no e-mail. An administrator of your club can confirm your address.',
  notProven:
    '{name} registered themselves, and nobody has confirmed that {email} is their address. Confirm it first, or let them join by an invitation.',
} as const
