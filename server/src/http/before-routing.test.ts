import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Refusal } from '@corner/contract/refusal.ts'
import { expect, it } from 'vitest'
import { createApp } from './app.ts'

async function appAt(publicUrl?: string) {
  const app = await createApp({
    trustProxy: false,
    logLevel: 'silent',
    publicUrl,
    authenticate: () => Promise.reject(new Refusal('not_signed_in', 'Sign in first')),
  })
  app.get('/thing', async () => ({}))
  return app
}

it.each(['/%ff', '/thing%', '/%ff?a=b'])('answers the address %s as any bad input', async (url) => {
  await using app = await appAt()
  const reply = await app.inject(url)
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toEqual({
    error: 'This address is not valid: it holds a percent code that is no text',
    code: 'bad_input',
    request_id: expect.any(String),
  })
  expect(reply.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  })
})

it.each([
  [
    `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    '431 Request Header Fields Too Large',
    { code: 'too_large', error: 'The address and the headers of a request may have up to 16 kB together' },
  ],
  ['HELLO\r\n\r\n', '400 Bad Request', { code: 'bad_input', error: 'This is not a valid HTTP request' }],
])('answers what is no request, or too long, in the same shape: %.12s', async (request, status, told) => {
  await using app = await appAt('https://corner.example')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(request)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  expect(head.split('\r\n')).toEqual([
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'referrer-policy: no-referrer',
    'x-content-type-options: nosniff',
    'x-frame-options: SAMEORIGIN',
    'strict-transport-security: max-age=15552000',
    'connection: close',
    `content-length: ${body.length}`,
  ])
  expect(JSON.parse(body)).toEqual({ ...told, request_id: expect.any(String) })
})

it.each([
  ['https://corner.example', 'max-age=15552000'],
  ['http://127.0.0.1:3000', undefined],
  [undefined, undefined],
])('tells browsers to stay with https where PUBLIC_URL is: %s', async (publicUrl, header) => {
  await using app = await appAt(publicUrl)
  for (const url of ['/thing', '/nowhere', '/%ff'])
    expect((await app.inject(url)).headers['strict-transport-security'], url).toBe(header)
})
