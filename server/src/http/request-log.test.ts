import { Refusal } from '@corner/contract/refusal.ts'
import { expect, it } from 'vitest'
import type { LogLevel } from '../log/log.ts'
import { captureLog } from '../testing/captured-log.ts'
import { createApp } from './app.ts'

async function appWithLog(logLevel: LogLevel = 'info') {
  const app = await createApp({
    trustProxy: false,
    logLevel,
    authenticate: () => Promise.reject(new Refusal('not_signed_in', 'Sign in first')),
  })
  app.get('/callback', async () => ({}))
  app.get('/broken', async () => {
    throw new Error('odd')
  })
  app.get('/away', async () => {
    throw Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' })
  })
  return app
}

it('writes one line for a request, its path without the query, in which codes and one-time tokens travel', async () => {
  const lines = captureLog()
  await using app = await appWithLog()
  await app.inject('/callback?code=secret-code&state=secret-state')
  await app.inject('/nowhere?setup=secret-token')
  expect(lines).toMatchObject([
    { level: 'info', area: 'http', method: 'GET', path: '/callback', status: 200, request_id: expect.any(String) },
    { level: 'info', area: 'http', method: 'GET', path: '/nowhere', status: 404 },
  ])
  expect(JSON.stringify(lines)).not.toContain('secret')
})

it('says at debug that a request has come, without its query', async () => {
  const lines = captureLog('debug')
  await using app = await appWithLog('debug')
  await app.inject('/callback?code=secret-code')
  expect(lines).toMatchObject([
    { level: 'debug', path: '/callback', msg: 'A request came' },
    { level: 'info', path: '/callback', status: 200 },
  ])
  expect(JSON.stringify(lines)).not.toContain('secret')
})

it('logs an error with its stack, and an unavailable database in one line', async () => {
  const lines = captureLog()
  await using app = await appWithLog('warn')
  const { request_id } = (await app.inject('/broken')).json()
  await app.inject('/away')
  expect(lines).toMatchObject([
    {
      level: 'error',
      request_id,
      method: 'GET',
      path: '/broken',
      err: { message: 'odd', stack: expect.stringContaining('request-log.test.ts') },
    },
    { level: 'warn', path: '/away', reason: 'connect refused' },
  ])
  expect(lines[1]).not.toHaveProperty('err')
})
