import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import type { Metrics } from './metrics.ts'
import { serveOnOwnPort, stopServing } from './own-port.ts'

const metrics = { contentType: 'text/plain; version=0.0.4; charset=utf-8', read: async () => 'corner 1\n' } as Metrics
const broken = { contentType: '', read: () => Promise.reject(new Error('odd')) } as unknown as Metrics
const open = await serveOnOwnPort(metrics, { host: '127.0.0.1', port: 0 })
const guarded = await serveOnOwnPort(metrics, { host: '127.0.0.1', port: 0, token: 'a-token-for-scrapes' })
const failing = await serveOnOwnPort(broken, { host: '127.0.0.1', port: 0 })
afterAll(() => Promise.all([open, guarded, failing].map(stopServing)))

const call = (server: typeof open, path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)

it('answers /metrics and nothing else', async () => {
  const reply = await call(open, '/metrics?x=1')
  expect(reply.headers.get('content-type')).toBe(metrics.contentType)
  expect(await reply.text()).toBe('corner 1\n')
  expect((await call(open, '/metrics', { method: 'HEAD' })).status).toBe(200)
  for (const path of ['/', '/api/health/', '/metrics/more'])
    expect([path, (await call(open, path)).status]).toEqual([path, 404])
  expect((await call(open, '/metrics', { method: 'POST' })).status).toBe(405)
})

it('needs the token where one is set', async () => {
  const refused = await call(guarded, '/metrics')
  expect(refused.status).toBe(401)
  expect(await refused.text()).not.toContain('corner 1')
  const headers = { authorization: 'Bearer a-token-for-scrapes' }
  expect((await call(guarded, '/metrics', { headers })).status).toBe(200)
})

it('answers a failure with a sentence', async () => {
  const reply = await call(failing, '/metrics')
  expect([reply.status, await reply.text()]).toEqual([500, 'The metrics could not be read\n'])
})

it('says that its port is taken', async () => {
  const { port } = open.address() as AddressInfo
  await expect(serveOnOwnPort(metrics, { host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
