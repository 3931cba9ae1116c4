import { expect, it } from 'vitest'
import { readConfiguration } from './configuration.ts'

const SMTP_URL = 'smtps://corner:secret@mail.club.example:465'

it('takes a mail server with the sender of its mails', () => {
  expect(readConfiguration({}).smtp).toBeUndefined()
  for (const SMTP_FROM of ['corner@club.example', 'Corner, Wrestling <corner@club.example>'])
    expect(readConfiguration({ SMTP_URL, SMTP_FROM }).smtp).toEqual({ url: SMTP_URL, from: SMTP_FROM })
})

it.each([
  ['no sender', { SMTP_URL }, 'SMTP_FROM: SMTP_FROM is missing: SMTP_URL needs the address that mails come from'],
  [
    'no mail server',
    { SMTP_FROM: 'corner@club.example' },
    'SMTP_URL: SMTP_URL is missing: SMTP_FROM needs the mail server that takes the mails',
  ],
  [
    'a web address',
    { SMTP_URL: 'https://mail.club.example', SMTP_FROM: 'corner@club.example' },
    'SMTP_URL: SMTP_URL must be an address that begins with smtp:// or smtps://',
  ],
  ['a name alone', { SMTP_URL, SMTP_FROM: 'Corner' }, /^SMTP_FROM: SMTP_FROM must be an e-mail address/],
  ['a sender of two lines', { SMTP_URL, SMTP_FROM: 'a\r\nBcc: <b@c.example>' }, /^SMTP_FROM: SMTP_FROM must be/],
])('says what would be right for %s', (_name, environment, sentence) => {
  expect(() => readConfiguration(environment)).toThrow(sentence)
})

it('takes the shipped branding where nothing is said, and claims no address', () => {
  expect(readConfiguration({}).branding).toMatchObject({
    name: 'Corner',
    pageTitle: 'Wrestling Dashboard',
    publicUrl: '',
  })
})

it('takes a club’s own, with the lines of its address', () => {
  const { branding } = readConfiguration({
    BRAND_NAME: ' Mat Lab ',
    PAGE_TITLE: 'Judo',
    POSTAL_ADDRESS: 'Mat Lab\\nHall 2',
    PUBLIC_URL: 'https://mat.example/',
  })
  expect(branding).toEqual({
    name: 'Mat Lab',
    pageTitle: 'Judo',
    postalAddress: 'Mat Lab\nHall 2',
    publicUrl: 'https://mat.example',
    registration: 'open',
    passwordMinimum: '6',
    sendsMail: '',
  })
})

it('knows a club without an address, but none without a name', () => {
  expect(readConfiguration({ POSTAL_ADDRESS: '' }).branding.postalAddress).toBe('')
  expect(() => readConfiguration({ BRAND_NAME: ' ' })).toThrow('BRAND_NAME must not be empty')
})

it('has metrics where a token or a port is set, on this machine alone unless told', () => {
  expect(readConfiguration({ METRICS_HOST: '::' }).metrics).toBeUndefined()
  expect(readConfiguration({ METRICS_TOKEN: 'a-token-for-scrapes' }).metrics).toEqual({
    token: 'a-token-for-scrapes',
    port: undefined,
    host: '127.0.0.1',
  })
  expect(readConfiguration({ METRICS_PORT: '9101', METRICS_HOST: '0.0.0.0' }).metrics).toEqual({
    token: undefined,
    port: 9101,
    host: '0.0.0.0',
  })
  expect(() => readConfiguration({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN must have at least 16 characters')
  expect(() => readConfiguration({ METRICS_PORT: 'x' })).toThrow('METRICS_PORT must be a number from 1 to 65535')
})
