/** Sentences of sign-in and registration (spec 1, sections 2, 5 and 8). */
export const SIGN_IN_TEXTS = {
  failed: 'Authentication failed',
  otherFailure: 'An error occurred',
  noAccount: 'No active account found with the given credentials',
} as const

export const REGISTRATION_TEXTS = {
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  passwordTooShort: 'Password must be at least 6 characters long',
  passwordsDiffer: 'Passwords do not match',
  success: 'Registration successful! You can now log in.',
  usernameTaken: 'A user with this email already exists',
  emailTaken: 'Email already exists',
  failed: 'Registration failed',
  otherFailure: 'An error occurred during registration',
  administratorRefused: 'Administrator accounts are created by an administrator',
  codeInvalid: 'This code is not valid',
} as const
