import { expect, it } from 'vitest'
import { divertLog } from '../log/log.ts'
import { createApp } from './app.ts'
import { PROXY_WARNING } from './proxy-warning.ts'

/** How often the warning is logged when these requests come from that address. */
async function warningsOf(requests: Record<string, string>[], remoteAddress: string, trustProxy = false) {
  const lines: string[] = []
  const undo = divertLog('warn', (line) => void lines.push(line))
  const authenticate = async () => Promise.reject(new Error('nobody signs in'))
  await using app = await createApp({ trustProxy, logLevel: 'silent', authenticate })
  app.get('/', () => 'hello')
  for (const headers of requests) expect((await app.inject({ url: '/', headers, remoteAddress })).statusCode).toBe(200)
  const count = lines.filter((line) => JSON.parse(line).msg === PROXY_WARNING).length
  undo()
  return count
}

const FORWARDED = { 'x-forwarded-for': '198.51.100.7' }

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.17.0.1', '192.168.1.4', 'fd00::7', 'fe80::1'])(
  'warns once of a proxy at %s that is not trusted',
  async (address) => {
    expect(await warningsOf([{}, FORWARDED, FORWARDED], address)).toBe(1)
  },
)

it('warns of the standard header, too', async () => {
  expect(await warningsOf([{ forwarded: 'for=198.51.100.7' }], '127.0.0.1')).toBe(1)
})

it('says nothing of a trusted proxy, of plain requests, nor of a header that a visitor from outside made up', async () => {
  expect(await warningsOf([FORWARDED], '127.0.0.1', true)).toBe(0)
  expect(await warningsOf([{}, {}], '127.0.0.1')).toBe(0)
  expect(await warningsOf([FORWARDED], '203.0.113.9')).toBe(0)
  expect(await warningsOf([FORWARDED], '2001:db8::1')).toBe(0)
})
