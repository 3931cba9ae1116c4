import { expect, it } from 'vitest'
import { addressesOf, connectRequest, devicePageAt, mailAddress } from './connect-request.ts'

const AT = { product: 'Corner', origin: 'https://c.example' }

it('asks to connect, or to connect again, and leads to the page for it', () => {
  expect(connectRequest({ isAgain: false, ...AT })).toBe(
    'Please sign in to Corner and connect your wearable: https://c.example/connect-whoop',
  )
  expect(connectRequest({ isAgain: true, ...AT })).toBe(
    'The link between your wearable and Corner has ended. Please sign in and connect it again: https://c.example/connect-whoop',
  )
})

it('joins the addresses, each once', () => {
  expect(addressesOf([{ email: 'a@c.example' }, { email: 'b@c.example' }, { email: 'a@c.example' }])).toBe(
    'a@c.example, b@c.example',
  )
})

it('writes a mail to several who do not see each other, with the page in it', () => {
  expect(devicePageAt('https://c.example')).toBe('https://c.example/connect-whoop')
  const mail = new URL(
    mailAddress([{ email: 'a+1@c.example' }, { email: 'b@c.example' }], {
      subject: 'Your wearable',
      text: connectRequest({ isAgain: false, ...AT }),
    }),
  )
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', ''])
  expect(Object.fromEntries(mail.searchParams)).toEqual({
    bcc: 'a+1@c.example,b@c.example',
    subject: 'Your wearable',
    body: 'Please sign in to Corner and connect your wearable: https://c.example/connect-whoop',
  })
})
