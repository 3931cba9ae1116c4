import { gunzipSync } from 'node:zlib'
import { Refusal } from '@corner/contract/refusal.ts'
import { expect, it } from 'vitest'
import { createApp } from './app.ts'

async function appWith(bytes: number) {
  const app = await createApp({
    trustProxy: false,
    logLevel: 'silent',
    authenticate: () => Promise.reject(new Refusal('not_signed_in', 'Sign in first')),
  })
  app.get('/api/long/', () => ({ text: 'a'.repeat(bytes) }))
  app.post('/api/echo/', (request) => request.body)
  return app
}

it('compresses a long reply for those who take gzip, and leaves short ones and other callers alone', async () => {
  const long = await appWith(5000)
  const packed = await long.inject({ url: '/api/long/', headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString()).text).toHaveLength(5000)
  expect((await long.inject('/api/long/')).headers['content-encoding']).toBeUndefined()
  const short = await appWith(100)
  const small = await short.inject({ url: '/api/long/', headers: { 'accept-encoding': 'gzip' } })
  expect(small.headers['content-encoding']).toBeUndefined()
})

it('does not unpack what comes in: a small body could become a huge one', async () => {
  const app = await appWith(1)
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const reply = await app.inject({ method: 'POST', url: '/api/echo/', headers, payload: Buffer.from([31, 139, 8]) })
  expect(reply.statusCode).toBe(400)
})
