import { expect, it } from 'vitest'
import { addressesOf, connectRequest } from './connect-request.ts'

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
