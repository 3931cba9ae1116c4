import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort, portFailure } from './free-port.ts'

function listen(port: number, host = '127.0.0.1') {
  const server = createServer()
  return new Promise<typeof server>((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve(server))
  })
}

it('gives a port to listen on, and names it when it is taken', async () => {
  const port = await freePort()
  const holder = await listen(port)
  const error = await listen(port).catch((reason) => reason)
  expect(portFailure(error, '127.0.0.1', port)).toMatchObject({
    name: 'StartFailure',
    message: `Port ${port} on 127.0.0.1 is taken by another program. Stop it, or set PORT to another number.`,
  })
  holder.close()
})

it('names a host that this machine does not have', async () => {
  const error = await listen(0, '192.0.2.1').catch((reason) => reason)
  expect(portFailure(error, '192.0.2.1', 0)).toMatchObject({
    message: expect.stringContaining('192.0.2.1 is no address of this machine'),
  })
})

it('leaves any other failure as it is', () => {
  const error = new Error('something else')
  expect(portFailure(error, '127.0.0.1', 3000)).toBe(error)
})
