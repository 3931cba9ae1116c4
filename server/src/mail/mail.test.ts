import { once } from 'node:events'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, it, vi } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import { createJobs } from '../jobs/jobs.ts'
import { freePort } from '../launch/free-port.ts'
import { loadKeyRing } from '../secrets/key-ring.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createMail } from './mail.ts'
import type { MailMessage } from './message.ts'

const { connection } = await createTestDatabase()
const database = openDatabase(openPool(connection))
const port = await freePort('127.0.0.1')
const received: { to: string[]; text: string }[] = []
let trustsSender = true
let server = await listen()

const smtp = { url: `smtp://127.0.0.1:${port}`, from: 'Corner <corner@club.example>' }
const keyRing = await loadKeyRing(Buffer.alloc(32, 3).toString('base64'), '/nowhere')
const jobs = createJobs(connection, () => [mail.queue])
const mail = createMail({ smtp, jobs, keyRing, now: () => new Date() })
await jobs.start()

afterAll(async () => {
  await jobs.stop()
  await database.destroy()
  await close()
})

/** A real mail server that accepts everybody but nobody@, and while `trustsSender` is false accepts no mail of ours. */
async function listen(): Promise<SMTPServer> {
  const smtpServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, _session, done) {
      if (trustsSender) done()
      else done(Object.assign(new Error('Sender address rejected'), { responseCode: 553 }))
    },
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('nobody@')) done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
      else done()
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ to, text: Buffer.concat(parts).toString('utf8') })
        done()
      })
    },
  })
  smtpServer.listen(port, '127.0.0.1')
  await once(smtpServer.server, 'listening')
  return smtpServer
}
const close = () => new Promise<void>((resolve) => server.close(() => resolve()))

const messageTo = (to: string, changes: Partial<MailMessage> = {}): MailMessage => ({
  to,
  subject: 'Your new password',
  text: 'Grüße aus der Halle',
  usefulUntil: new Date(Date.now() + 60_000),
  ...changes,
})
const mailsTo = (to: string) => received.filter((mail) => mail.to.includes(to))
const waitingMails = async () => {
  const { rows } = await sql<{ data: object; state: string; retry_count: number }>`
    select data, state, retry_count from jobs.job where name = 'mail' order by created_on`.execute(database)
  return rows
}
const PATIENCE = { timeout: 20_000 }

it('delivers a mail to the mail server, from the club and to one person', async () => {
  await mail.send(messageTo('ada@club.example'))
  await vi.waitFor(() => expect(mailsTo('ada@club.example')).toHaveLength(1), PATIENCE)
  const [{ text = '' } = {}] = mailsTo('ada@club.example')
  expect(text).toContain('From: Corner <corner@club.example>')
  expect(text).toContain('Subject: Your new password')
  expect(text).toMatch(/Gr=C3=BC=C3=9Fe|Grüße/)
})

it('treats an address with a comma as one address, quoted as RFC 5321 asks', async () => {
  await mail.send(messageTo('a,ben@club.example'))
  await vi.waitFor(() => expect(received.at(-1)?.to).toEqual(['"a,ben"@club.example']), PATIENCE)
})

it('loses nothing while the mail server is down, and keeps the mail encrypted until then', async () => {
  await close()
  await mail.send(messageTo('carl@club.example', { text: 'the secret link' }))
  await vi.waitFor(async () => {
    const [last] = (await waitingMails()).slice(-1)
    expect(last).toMatchObject({ state: 'retry' })
    expect(JSON.stringify(last?.data)).not.toMatch(/secret|carl/)
  }, PATIENCE)
  server = await listen()
  await sql`update jobs.job set start_after = now() where name = 'mail' and state = 'retry'`.execute(database)
  await vi.waitFor(() => expect(mailsTo('carl@club.example')).toHaveLength(1), PATIENCE)
})

it('sends nothing of a transaction that was rolled back', async () => {
  const before = (await waitingMails()).length
  const undone = database.transaction().execute(async (transaction) => {
    await mail.send(messageTo('dora@club.example'), { transaction })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await waitingMails()).toHaveLength(before)
})

it('sends no mail whose link has expired, and does not retry a refused recipient', async () => {
  await mail.send(messageTo('late@club.example', { usefulUntil: new Date(Date.now() - 1) }))
  await mail.send(messageTo('nobody@club.example'))
  await vi.waitFor(async () => {
    expect((await waitingMails()).slice(-2).map(({ state }) => state)).toEqual(['completed', 'completed'])
  }, PATIENCE)
  expect(mailsTo('late@club.example')).toEqual([])
  expect(mailsTo('nobody@club.example')).toEqual([])
})

it('keeps a mail while the mail server refuses the sender, which the operator has to fix', async () => {
  trustsSender = false
  await mail.send(messageTo('emil@club.example'))
  await vi.waitFor(async () => expect((await waitingMails()).at(-1)).toMatchObject({ state: 'retry' }), PATIENCE)
  trustsSender = true
  await sql`update jobs.job set start_after = now() where name = 'mail' and state = 'retry'`.execute(database)
  await vi.waitFor(() => expect(mailsTo('emil@club.example')).toHaveLength(1), PATIENCE)
})

it('refuses to send when no mail server is set up', async () => {
  const none = createMail({ smtp: undefined, jobs, keyRing, now: () => new Date() })
  expect(none.available).toBe(false)
  await expect(none.send(messageTo('ada@club.example'))).rejects.toThrow('No mail server is set up')
})
