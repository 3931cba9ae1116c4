import { expect, it } from 'vitest'
import { addressMail } from './address-mail.ts'
import { passwordMail } from './password-mail.ts'

const link = 'https://corner.example/somewhere#secret'
const expires_at = new Date('2026-11-30T12:05:00Z')

it('asks to confirm an address, names nobody, and says what a stranger should do', () => {
  expect(addressMail({ to: 'ada@club.example', link, expires_at })).toEqual({
    to: 'ada@club.example',
    subject: 'Confirm your e-mail address',
    text: `Hello,

An account was registered with this address. If it was you, open this link and sign in, so that your club can put you into its teams:

${link}

The link works until Nov 30, 2026, 12:05 UTC.

If this wasn't you, ignore this. An unconfirmed account gets no access to your club.
`,
    usefulUntil: expires_at,
  })
})

it('leads to a new password, names nobody, and says what a stranger should do', () => {
  expect(passwordMail({ link, expires_at, owner: { email: 'ada@club.example' } as never })).toEqual({
    to: 'ada@club.example',
    subject: 'Set a new password',
    text: `Hello,

Somebody, hopefully you, asked for a new password for your account. Set it here:

${link}

The link works once, within 30 minutes. Setting a new password signs you out on all devices.

If this wasn't you, ignore this. Your password stays as it is.
`,
    usefulUntil: expires_at,
  })
})
