import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startPostmaster } from './postmaster.ts'
import { SOCKET_NAME } from './socket-directory.ts'

/** A server that starts is asked every few milliseconds: these stand in for minutes. */
const SECONDS_PER_ANSWER = 40

/** PostgreSQL's own refusal by this code, as it comes through the socket; undefined: the connection is closed. */
function refusal(code: string | undefined): Buffer {
  if (code === undefined) return Buffer.alloc(0)
  const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

/** A program in PostgreSQL's place that answers with these codes in turn, the last one again and again. */
async function startWith(...codes: (string | undefined)[]) {
  const folder = await mkdtemp(join(tmpdir(), 'corner-postmaster-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [dataDir, socketDir, postgres] = ['state', 'socket', 'postgres'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  for (const made of [dataDir, socketDir]) await mkdir(made)
  await writeFile(postgres, '#!/bin/sh\necho "waiting for a disk"\nexec sleep 20\n')
  await chmod(postgres, 0o755)

  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let asked = 0
  const server = createServer((socket) => {
    socket.once('data', () => {
      vi.setSystemTime(Date.now() + SECONDS_PER_ANSWER * 1000)
      socket.end(refusal(codes[Math.min(asked, codes.length - 1)]))
      asked += 1
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((listening) => server.listen(join(socketDir, SOCKET_NAME), listening))
  onTestFinished(() => void server.close())
  return startPostmaster(
    dataDir,
    socketDir,
    { initdb: '', postgres, version: '18.0.0' },
    { name: 'me', ids: undefined },
  )
}

const [STARTING, NO_SUCH_DATABASE] = ['57P03', '3D000']

it('waits as long as a recovery takes, where the server says that it is starting', async () => {
  const started = await startWith(STARTING, STARTING, STARTING, STARTING, NO_SUCH_DATABASE)
  onTestFinished(() => void process.kill(started.pid))
  expect(started.pid).toBeGreaterThan(1)
})

it('gives up after a minute in which the server says nothing, and shows what it wrote', async () => {
  await expect(startWith(STARTING, undefined)).rejects.toThrow(
    'The database cannot be started.\nThe last lines of PostgreSQL:\nwaiting for a disk',
  )
})
