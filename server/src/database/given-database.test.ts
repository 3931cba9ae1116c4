import { randomUUID } from 'node:crypto'
import { createServer, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { captureLog } from '../testing/captured-log.ts'
import { createTestDatabase } from '../testing/database.ts'
import { connectToGiven } from './given-database.ts'

const { url, appUrl, owner, unbound } = await createTestDatabase()
const superuserUrl = url.replace(`//${owner.user}@`, `//${unbound.user}@`)
const superuser = new pg.Client(superuserUrl)
await superuser.connect()
afterAll(() => superuser.end())

/** A role for one test, and an address that signs in as it. */
async function withRole(attributes: string, test: (roleUrl: string, role: string) => Promise<void>): Promise<void> {
  const role = `given_${randomUUID().replaceAll('-', '')}`
  await superuser.query(`create role ${role} login ${attributes}`)
  try {
    await test(url.replace(`//${owner.user}@`, `//${role}@`), role)
  } finally {
    await superuser.query(`drop role ${role}`)
  }
}

async function roleOf(connection: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ role: string }>('select current_user as role').finally(() => client.end())
  return rows[0]?.role ?? ''
}

it('takes a PostgreSQL of our release, and the application in the role that DATABASE_APP_URL names', async () => {
  expect(await connectToGiven(url, appUrl)).toEqual({
    owner: { connectionString: url },
    app: { connectionString: appUrl },
    appRole: 'corner_app',
  })
})

it('takes a role that owns nothing where the address’s own role may, also a superuser’s', async () => {
  const { app, appRole } = await connectToGiven(`${superuserUrl}&options=-c%20work_mem%3D5MB`)
  expect([await roleOf(app), appRole]).toEqual(['corner_app', 'corner_app'])
  await withRole('createrole', async (roleUrl, role) => {
    await superuser.query(`grant corner_app to ${role} with admin option`)
    expect(await roleOf((await connectToGiven(roleUrl)).app)).toBe('corner_app')
  })
})

it('stays the owner, and says so, where no other role can be had', async () => {
  const lines = captureLog()
  expect(await connectToGiven(url)).toMatchObject({ app: { connectionString: url }, appRole: 'corner' })
  expect(lines).toMatchObject([
    { level: 'warn', msg: expect.stringMatching(/"corner", who owns its tables.*docs\/database\.md/) },
  ])
})

it('refuses roles that row level security does not bind, or that own what they should not', async () => {
  await withRole('bypassrls', async (roleUrl) => {
    await expect(connectToGiven(roleUrl)).rejects.toThrow(/does not bind the role "given_\w+" of DATABASE_URL/)
    await expect(connectToGiven(url, roleUrl)).rejects.toThrow(/does not bind .* of DATABASE_APP_URL/)
  })
  await expect(connectToGiven(url, superuserUrl)).rejects.toThrow(/"postgres" of DATABASE_APP_URL: it is a superuser/)
  await expect(connectToGiven(url, url)).rejects.toThrow(/must not be the owner of the tables, "corner"/)
  await expect(connectToGiven(url, appUrl.replace(/\/test_\w+/, '/postgres'))).rejects.toThrow('the same database')
  await expect(connectToGiven(url, 'localhost')).rejects.toThrow('DATABASE_APP_URL must begin with postgresql://')
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

/** Just enough of PostgreSQL's protocol to answer a query for its version ("Message formats" in its manual). */
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
