import { expect, it } from 'vitest'
import { createApp } from './app.ts'

/** The visitor's address as the app sees it, when the last hop to us is 10.0.0.1. */
async function visitorOf(forwarded: string, trustProxy: boolean): Promise<string> {
  const authenticate = async () => Promise.reject(new Error('nobody signs in'))
  await using app = await createApp({ trustProxy, logLevel: 'silent', authenticate })
  app.get('/', ({ ip }) => ip)
  const headers = { 'x-forwarded-for': forwarded }
  return (await app.inject({ url: '/', remoteAddress: '10.0.0.1', headers })).body
}

it('believes no header about the visitor without a proxy of our own', async () => {
  expect(await visitorOf('198.51.100.7', false)).toBe('10.0.0.1')
})

it('takes the address that our proxy saw, not those that the visitor wrote before it', async () => {
  expect(await visitorOf('198.51.100.7', true)).toBe('198.51.100.7')
  expect(await visitorOf('203.0.113.9, 198.51.100.7', true)).toBe('198.51.100.7')
})
