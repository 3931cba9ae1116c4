import { createServer, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { connectToGiven } from './given-database.ts'

const { url } = await createTestDatabase()

it('takes a PostgreSQL of our release', async () => {
  expect(await connectToGiven(url)).toEqual({ connectionString: url })
})

it('names a database or role that is not there', async () => {
  await expect(connectToGiven(url.replace(/\/test_\w+/, '/nowhere'))).rejects.toThrow('"nowhere" does not exist')
})

it.each([
  ['17.6 (Debian 17.6-1)', 'is PostgreSQL 17.6 (Debian 17.6-1); Corner needs 18 or later'],
  ['9.6.24', 'is PostgreSQL 9.6.24'],
])('refuses PostgreSQL %s', async (version, sentence) => {
  await using server = await oldServer(version)
  await expect(connectToGiven(server.url)).rejects.toThrow(sentence)
})

/** As much of PostgreSQL's protocol as a question for its version needs ("Message formats" in its manual). */
async function oldServer(version: string) {
  const sockets = new Set<Socket>()
  const message = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeInt32BE(body.length + 4)
    return Buffer.concat([Buffer.from(type), length, body])
  }
  const readyForQuery = message('Z', Buffer.from('I'))
  const server = createServer((socket) => {
    sockets.add(socket)
    let isGreeted = false
    socket.on('data', () => {
      if (isGreeted)
        socket.write(Buffer.concat([rowDescription, dataRow, message('C', Buffer.from('SHOW\0')), readyForQuery]))
      else socket.write(Buffer.concat([message('R', Buffer.alloc(4)), readyForQuery]))
      isGreeted = true
    })
    socket.on('error', () => {})
  })
  const columns = Buffer.alloc(2)
  columns.writeInt16BE(1)
  const textColumn = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0])
  const rowDescription = message('T', Buffer.concat([columns, Buffer.from('server_version\0'), textColumn]))
  const valueLength = Buffer.alloc(4)
  valueLength.writeInt32BE(version.length)
  const dataRow = message('D', Buffer.concat([columns, valueLength, Buffer.from(version)]))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `postgresql://corner@127.0.0.1:${port}/corner`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
