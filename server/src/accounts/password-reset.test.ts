import { once } from 'node:events'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, it, vi } from 'vitest'
import { freePort } from '../launch/free-port.ts'
import { createTestApp } from '../testing/app.ts'
import { People, TEST_PASSWORD } from '../testing/people.ts'
import { withSlowInserts } from '../testing/slow-inserts.ts'
import { deleteExpiredLinks } from './password-links.ts'

const port = await freePort('127.0.0.1')
const mails: { to: string; text: string }[] = []
const smtpServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      // A long line is broken by "=" and a line end (quoted-printable).
      const text = Buffer.concat(parts).toString('utf8').replaceAll('=\r\n', '')
      mails.push({ to: envelope.rcptTo.map(({ address }) => address).join(), text })
      done()
    })
  },
})
smtpServer.listen(port, '127.0.0.1')
await once(smtpServer.server, 'listening')
afterAll(() => new Promise<void>((resolve) => smtpServer.close(() => resolve())))

const environment = {
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  SMTP_FROM: 'Corner <corner@club.example>',
  PUBLIC_URL: 'https://corner.club.example',
  TRUST_PROXY: 'true',
}
const testApp = await createTestApp({ environment })
const { app, database, clock } = testApp
await app.startJobs()
const people = new People(testApp)
const admin = await people.addAdministrator()
const NEW_PASSWORD = 'half-nelson-7'
const PATIENCE = { timeout: 20_000 }

let visitors = 0
const nextAddress = () => `10.1.${Math.floor(++visitors / 250)}.${visitors % 250}`
const post = (url: string, payload: object, address = nextAddress(), headers = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': address, ...headers } })
const ask = (email: string, address?: string) => post('/api/password-reset/request/', { email }, address)
const reset = (token: string, password = NEW_PASSWORD, address?: string) =>
  post('/api/password-reset/', { token, password }, address)
const signIn = (email: string, password: string) => post('/api/token/', { email, password })
/** In a session of its own, because the clock moves on in between. */
const issue = async (user_id: string, headers?: object) =>
  post(
    '/api/teams/admin/issue-password-link/',
    { user_id },
    undefined,
    headers ?? (await people.addSession(admin.id)).headers,
  )
const issuedToken = async (user_id: string) => tokenOf((await issue(user_id)).json().link)
const tokenOf = (text: string) => /#([\w-]{43})/.exec(text)?.[1] ?? ''
const mailsTo = (email: string) => mails.filter(({ to }) => to === email)
const auditOf = (subject: string) =>
  database.selectFrom('audit_lines').selectAll().where('subject_id', '=', subject).orderBy('id').execute()

it('sends a link that sets a new password, ends every session and works once', async () => {
  const ada = await people.addAthlete()
  const asked = await ask(ada.email.toUpperCase())
  expect(asked.json()).toMatchObject({ by: 'email' })
  await vi.waitFor(() => expect(mailsTo(ada.email)).toHaveLength(1), PATIENCE)
  const [{ text = '' } = {}] = mailsTo(ada.email)
  expect(text).toContain('https://corner.club.example/reset-password#')
  expect((await app.inject({ url: '/api/users/me/', headers: ada.headers })).statusCode).toBe(200)

  const done = await reset(tokenOf(text))
  expect(done.statusCode, done.body).toBe(200)
  expect((await app.inject({ url: '/api/users/me/', headers: ada.headers })).statusCode).toBe(401)
  expect((await signIn(ada.email, TEST_PASSWORD)).statusCode).toBe(401)
  expect((await signIn(ada.email, NEW_PASSWORD)).statusCode).toBe(200)
  const again = await reset(tokenOf(text), 'another-one')
  expect(again.statusCode).toBe(400)
  expect(again.json().fields).toHaveProperty('token')
  expect((await auditOf(ada.id)).slice(0, 2)).toMatchObject([
    { action: 'password_link_issued', actor_id: null, details: { by: 'email' } },
    { action: 'password_changed', actor_id: ada.id, details: { by: 'link' } },
  ])
})

it('mails no word that somebody registered with the address chose', async () => {
  const ada = await people.addAthlete([], { first_name: 'Free tickets: http://evil.example' })
  await ask(ada.email)
  await vi.waitFor(() => expect(mailsTo(ada.email)).toHaveLength(1), PATIENCE)
  expect(mailsTo(ada.email)[0]?.text).not.toContain('evil')
})

it('gives the same answer for an address that nobody has, and sends nothing', async () => {
  const ada = await people.addAthlete()
  const [known, unknown] = [await ask(ada.email), await ask('nobody-at-all@corner.example')]
  expect(unknown.statusCode).toBe(known.statusCode)
  expect(unknown.json()).toEqual(known.json())
  await vi.waitFor(() => expect(mailsTo(ada.email)).toHaveLength(1), PATIENCE)
  await vi.waitFor(async () => {
    const { rows } = await sql`select from jobs.job where name = 'password-mail' and state <> 'completed'`.execute(
      database,
    )
    expect(rows).toEqual([])
  }, PATIENCE)
  expect(mailsTo('nobody-at-all@corner.example')).toEqual([])
})

it('keeps no address among the jobs, where a deletion does not reach', async () => {
  const ada = await people.addAthlete()
  await ask(ada.email)
  await vi.waitFor(() => expect(mailsTo(ada.email)).toHaveLength(1), PATIENCE)
  const { rows } = await sql<{ stored: string }>`
    select to_jsonb(job)::text as stored from jobs.job where name in ('password-mail', 'mail')`.execute(database)
  expect(rows.length).toBeGreaterThan(1)
  for (const { stored } of rows) expect(stored).not.toContain(ada.email)
})

it('stores no token in a readable form', async () => {
  const ada = await people.addAthlete()
  const token = await issuedToken(ada.id)
  expect(token).toHaveLength(43)
  const { rows } = await sql<{ stored: string }>`
    select to_jsonb(l)::text as stored from password_links l where user_id = ${ada.id}
    union all select to_jsonb(a)::text from audit_lines a where subject_id = ${ada.id}`.execute(database)
  expect(rows).toHaveLength(2)
  for (const { stored } of rows) expect(stored).not.toContain(token)
})

it('lets an administrator hand on a link, which says nothing of who opens it', async () => {
  const ada = await people.addAthlete()
  const reply = await issue(ada.id)
  expect(reply.statusCode).toBe(201)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(new Date(reply.json().expires_at).getTime()).toBe(clock.now().getTime() + 30 * 60_000)
  expect((await reset(tokenOf(reply.json().link))).statusCode).toBe(200)
  expect(await auditOf(ada.id)).toMatchObject([
    { action: 'password_link_issued', actor_id: admin.id, details: { by: 'administrator' } },
    { action: 'password_changed' },
  ])
})

it('gives links to administrators alone, and none for an unknown user', async () => {
  const [coach, ada] = [await people.addCoach(), await people.addAthlete()]
  for (const { headers } of [coach, ada]) expect((await issue(ada.id, headers)).statusCode).toBe(403)
  expect((await issue('019b0000-0000-7000-8000-000000000000')).statusCode).toBe(404)
})

it('lets the newest link of administrators work alone, also of two issued at once', async () => {
  const ada = await people.addAthlete()
  const [older, newer] = [await issuedToken(ada.id), await issuedToken(ada.id)]
  expect((await reset(older)).statusCode).toBe(400)
  expect((await reset(newer)).statusCode).toBe(200)
  const tokens = await withSlowInserts(database, 'password_links', () =>
    Promise.all(Array.from({ length: 4 }, () => issuedToken(ada.id))),
  )
  const works = []
  for (const token of tokens) works.push((await reset(token)).statusCode)
  expect(works.sort()).toEqual([200, 400, 400, 400])
})

it('works until 30 minutes are over', async () => {
  const [ada, ben] = [await people.addAthlete(), await people.addAthlete()]
  const [inTime, tooLate] = [await issuedToken(ada.id), await issuedToken(ben.id)]
  clock.advance({ minutes: 29, seconds: 59, milliseconds: 999 })
  expect((await reset(inTime)).statusCode).toBe(200)
  clock.advance({ milliseconds: 1 })
  expect((await reset(tooLate)).statusCode).toBe(400)
  expect((await signIn(ben.email, TEST_PASSWORD)).statusCode).toBe(200)
  await deleteExpiredLinks(database, clock.now())
  expect(await database.selectFrom('password_links').select('user_id').where('user_id', '=', ben.id).execute()).toEqual(
    [],
  )
})

it('lets one of two at once win, in two processes', async () => {
  const secondProcess = await testApp.startSecondProcess()
  for (let i = 0; i < 5; i++) {
    const ada = await people.addAthlete()
    const token = await issuedToken(ada.id)
    const passwords = ['first-one', 'second-one']
    const replies = await Promise.all(
      [app, secondProcess].map((process, n) =>
        process.inject({
          method: 'POST',
          url: '/api/password-reset/',
          payload: { token, password: passwords[n] },
          headers: { 'x-forwarded-for': nextAddress() },
        }),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    const winner = passwords[replies.findIndex(({ statusCode }) => statusCode === 200)] ?? ''
    expect((await signIn(ada.email, winner)).statusCode).toBe(200)
  }
})

it('leaves no session of the old password behind, not of one who signs in at that moment', async () => {
  for (let i = 0; i < 10; i++) {
    const ada = await people.addAthlete()
    const token = await issuedToken(ada.id)
    const [signedIn, changed] = await Promise.all([signIn(ada.email, TEST_PASSWORD), reset(token)])
    expect(changed.statusCode).toBe(200)
    const open = await database
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', ada.id)
      .where('ended_at', 'is', null)
      .execute()
    expect(open, String(signedIn.statusCode)).toEqual([])
  }
})

it('keeps the link when the new password is too short', async () => {
  const ada = await people.addAthlete()
  const token = await issuedToken(ada.id)
  const short = await reset(token, '12345')
  expect(short.statusCode).toBe(400)
  expect(short.json().fields).toEqual({ password: 'Password must be at least 6 characters long' })
  expect((await reset(token)).statusCode).toBe(200)
})

it('lets the new password in at once after too many wrong ones', async () => {
  const ada = await people.addAthlete()
  const address = nextAddress()
  const wrong = () => post('/api/token/', { email: ada.email, password: 'wrong-1' }, address)
  for (let i = 0; i < 10; i++) await wrong()
  expect((await wrong()).statusCode).toBe(429)
  expect((await reset(await issuedToken(ada.id), NEW_PASSWORD, address)).statusCode).toBe(200)
  expect((await post('/api/token/', { email: ada.email, password: NEW_PASSWORD }, address)).statusCode).toBe(200)
})

it('lets the owner in where they set a new password, whatever strangers guess from everywhere', async () => {
  const ada = await people.addAthlete()
  const signInAt = (address: string, password: string) => post('/api/token/', { email: ada.email, password }, address)
  await signInAt(nextAddress(), 'wrong-1')
  await database.updateTable('rate_limits').set({ points: 100 }).where('key', 'like', 'password-strangers:%').execute()
  const home = nextAddress()
  expect((await signInAt(home, TEST_PASSWORD)).statusCode).toBe(429)
  expect((await reset(await issuedToken(ada.id), NEW_PASSWORD, home)).statusCode).toBe(200)
  expect((await signInAt(home, NEW_PASSWORD)).statusCode).toBe(200)
  await database.deleteFrom('rate_limits').execute()
})

it('limits wishes for one mailbox, wishes from one address, and guessed links', async () => {
  const one = nextAddress()
  const statuses = []
  for (let i = 0; i < 6; i++) statuses.push((await ask('limited@corner.example', one)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await ask('limited@corner.example')).statusCode).toBe(200)
  const many = nextAddress()
  for (let i = 0; i < 60; i++) expect((await ask(`p${i}@corner.example`, many)).statusCode).toBe(200)
  expect((await ask('p60@corner.example', many)).headers).toHaveProperty('retry-after')
  const guesser = nextAddress()
  for (let i = 0; i < 60; i++) expect((await reset(`guess-${i}`, NEW_PASSWORD, guesser)).statusCode).toBe(400)
  expect((await reset('guess-60', NEW_PASSWORD, guesser)).statusCode).toBe(429)
  const ada = await people.addAthlete()
  const good = await issuedToken(ada.id)
  expect((await reset(good, NEW_PASSWORD, guesser)).statusCode, 'a good link is never refused').toBe(200)
})

it('mails a person who signed in from a network before and asks there, whatever others there asked for, and tells nobody so', async () => {
  const [gym, ada] = [nextAddress(), await people.addAthlete()]
  expect((await post('/api/token/', { email: ada.email, password: TEST_PASSWORD }, gym)).statusCode).toBe(200)
  for (let i = 0; i < 60; i++) expect((await ask(`q${i}@corner.example`, gym)).statusCode).toBe(200)
  const stranger = await people.addAthlete()
  const replies = await Promise.all([ask(stranger.email, gym), ask(ada.email, gym)])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([429, 429])
  expect(replies[0]?.json().error).toEqual(replies[1]?.json().error)
  await vi.waitFor(() => expect(mailsTo(ada.email)).toHaveLength(1), PATIENCE)
  await everyRequestDone()
  expect(mailsTo(stranger.email)).toEqual([])
})

/** Requests a link and waits until the job is done. @returns how many mails there are now */
async function askAndWait(email: string, address?: string): Promise<number> {
  expect((await ask(email, address)).statusCode).toBe(200)
  await everyRequestDone()
  return mailsTo(email).length
}

async function everyRequestDone(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql`select from jobs.job
      where name in ('password-mail', 'mail') and state <> 'completed'`.execute(database)
    expect(rows).toEqual([])
  }, PATIENCE)
}

it('sends nothing new while a mailed link is less than 2 minutes old, and then a second one beside it', async () => {
  const ada = await people.addAthlete()
  expect(await askAndWait(ada.email)).toBe(1)
  clock.advance({ minutes: 1, seconds: 59 })
  expect(await askAndWait(ada.email)).toBe(1)
  clock.advance({ seconds: 1 })
  expect(await askAndWait(ada.email)).toBe(2)
  const [first, second] = mailsTo(ada.email).map(({ text }) => tokenOf(text))
  expect((await reset(first ?? '')).statusCode, 'the older one works, too').toBe(200)
  expect((await reset(second ?? '')).statusCode, 'all end with the first use').toBe(400)
  expect(await askAndWait(ada.email), 'none is open any more').toBe(3)
})

it('keeps mailed links and those of administrators apart, until one is used', async () => {
  const ada = await people.addAthlete()
  const [issued, newer] = [await issuedToken(ada.id), await issuedToken(ada.id)]
  expect(await askAndWait(ada.email)).toBe(1)
  const mailed = tokenOf(mailsTo(ada.email)[0]?.text ?? '')
  expect((await reset(issued)).statusCode, 'replaced by the newer of an administrator').toBe(400)
  expect((await reset(newer)).statusCode, 'not by a stranger who asks for a mail').toBe(200)
  expect((await reset(mailed)).statusCode, 'all end with the first use').toBe(400)
  const [last] = [await issuedToken(ada.id), await askAndWait(ada.email), await issuedToken(ada.id)]
  expect((await reset(tokenOf(mailsTo(ada.email)[1]?.text ?? ''))).statusCode, 'nor the other way round').toBe(200)
  expect((await reset(last)).statusCode).toBe(400)
})

it('floods no mailbox, whoever asks from wherever, and always leaves a link in it that works', async () => {
  const ada = await people.addAthlete()
  for (let sent = 1; sent <= 6; sent++) {
    expect(await askAndWait(ada.email)).toBe(sent)
    clock.advance({ minutes: 2 })
  }
  expect(await askAndWait(ada.email)).toBe(6)
  // The count starts again 30 minutes after the first mail; the last link is valid until then.
  clock.advance({ minutes: 17, seconds: 59 })
  const last = mailsTo(ada.email).at(-1)
  expect((await reset(tokenOf(last?.text ?? ''))).statusCode).toBe(200)
})

it('mails the owner who asks from where they signed in before, after strangers have used up the mails', async () => {
  const [home, ada] = [nextAddress(), await people.addAthlete()]
  expect((await post('/api/token/', { email: ada.email, password: TEST_PASSWORD }, home)).statusCode).toBe(200)
  for (let sent = 1; sent <= 6; sent++) {
    await askAndWait(ada.email)
    clock.advance({ minutes: 2 })
  }
  expect(await askAndWait(ada.email), 'a stranger').toBe(6)
  for (let sent = 7; sent <= 10; sent++) {
    expect(await askAndWait(ada.email, home)).toBe(sent)
    clock.advance({ minutes: 2 })
  }
  await database.deleteFrom('rate_limits').where('key', 'like', 'password-request%').execute()
  expect(await askAndWait(ada.email, home), 'not without end').toBe(10)
})
