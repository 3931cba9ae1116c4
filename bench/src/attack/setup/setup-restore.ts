import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { BACKUP_TYPE } from '@corner/contract/constants/backups.ts'
import type { Attack } from '../attack.ts'
import { callApi, read } from '../target/call-api.ts'
import { Checks } from '../target/checks.ts'
import { addClub, PASSWORD } from '../target/club.ts'
import { openSocket } from '../target/raw-socket.ts'
import { type Sent, send } from '../target/send.ts'
import type { Target } from '../target/target.ts'
import { type FreshCorner, startFreshCorner } from './fresh-corner.ts'
import { hostileBackups } from './hostile-backups.ts'

const PATIENCE_MS = 60_000

/** The first screen of a new installation, which takes a backup from whoever holds its set-up link. */
export const setupRestore: Attack = {
  name: 'setup-restore',
  cases: ['set-up link twice', 'hostile backups at the set-up'],
  criterion:
    'Without the open set-up link no backup is taken; a hostile one is refused, and the installation goes on as it was; of two at once one is taken; nothing comes over people who registered meanwhile',
  isLong: true,
  async run(target) {
    const checks = new Checks()
    await using cleanUp = new AsyncDisposableStack()
    const backup = await backupOf(target, checks)
    const fresh = await startFreshCorner(cleanUp)
    const old = fresh.setupToken
    await fresh.startAgain()
    await withoutLink(fresh, backup, { ...WRONG, 'of an earlier start': old }, checks)
    await hostile(fresh, backup, checks)
    await overtaken(fresh, backup, checks)
    await twice(await startFreshCorner(cleanUp), backup, checks)
    return checks.outcome()
  },
}

const WRONG = { 'that is empty': '', 'that is guessed': 'x'.repeat(43), 'that is a NUL': '%00', 'of many': 'a,b' }

/** A genuine backup of the attacked Corner, as an administrator downloads it. */
async function backupOf(target: Target, checks: Checks): Promise<Buffer> {
  const { url } = target
  const by = (await addClub(target)).people.admin
  const path = '/api/teams/admin/backups/'
  await callApi(url, `POST ${path}`, { by, body: { passphrase: '' } })
  for (;;) {
    const { backups, is_busy } = read<{ backups: { name: string }[]; is_busy: boolean }>(
      await callApi(url, `GET ${path}`, { by }),
    )
    if (is_busy || !backups[0]) {
      await wait(200)
      continue
    }
    const { headers, bytes } = await callApi(url, `GET ${path}${backups[0].name}/`, { by })
    const disposition = String(headers['content-disposition'])
    checks.that(/^attachment; filename="[\w.-]+"$/.test(disposition), `A backup is given out as ${disposition}`)
    checks.that(headers['x-content-type-options'] === 'nosniff', 'A browser may guess what a backup is')
    return bytes
  }
}

const REFUSED = { status: 403, headers: {}, bytes: Buffer.alloc(0), ms: 0 }

function restore({ url, setupToken }: FreshCorner, body: Buffer, token = setupToken): Promise<Sent> {
  const headers = { 'content-type': BACKUP_TYPE, 'x-setup-token': token, 'x-without-key': 'yes' }
  // A server that refuses early may close before all is sent: that is a refusal too.
  return send(url, { method: 'POST', path: '/api/setup/restore/', headers, body }).catch((error: Error) => ({
    ...REFUSED,
    body: error.message,
  }))
}

async function withoutLink(
  fresh: FreshCorner,
  backup: Buffer,
  tokens: Record<string, string>,
  checks: Checks,
): Promise<void> {
  for (const [what, token] of Object.entries(tokens)) {
    const { status } = await restore(fresh, backup, token)
    checks.that(status === 403 || status === 400, `A backup with a link ${what} got ${status}`)
    checks.that((await fresh.people()) === 0, `A backup with a link ${what} was taken in`)
  }
}

/** With the open link. After each the installation must be ready for the right one. */
async function hostile(fresh: FreshCorner, backup: Buffer, checks: Checks): Promise<void> {
  for (const [what, file] of Object.entries(hostileBackups(backup))) {
    const { status, body } = await restore(fresh, file)
    checks.that(status >= 400 && status < 500, `${what} got ${status}: ${body.slice(0, 200)}`)
    await wait(500) // it may be about to stop
    checks.that(await isReady(fresh), `After ${what} the server is not ready`)
    checks.that((await fresh.people()) === 0, `After ${what} there are people`)
    const left = await readdir(join(fresh.dataDir, 'backups')).catch(() => [])
    checks.that(left.length === 0, `${what} left ${left}`)
    checks.that(await isOpen(fresh), `After ${what} the set-up link that was printed last is of no use`)
  }
  checks.that(!existsSync('/tmp/attacked'), 'A backup ran a program')
}

async function isOpen(fresh: FreshCorner): Promise<boolean> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await wait(200)) {
    const { body } = await callApi(fresh.url, 'POST /api/check-setup-link/', { body: { token: fresh.setupToken } })
    if (body.includes('"open"')) return true
  }
  return false
}

/** Corner may be starting anew. */
async function isReady({ url }: FreshCorner): Promise<boolean> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await wait(200)) {
    const asked = callApi(url, 'GET /api/health/ready/')
    const status = await asked.then(
      (reply) => reply.status,
      () => 0,
    )
    if (status === 200) return true
  }
  return false
}

/** Somebody sends a backup with the link, slowly; meanwhile the administrator registers with it. */
async function overtaken(fresh: FreshCorner, backup: Buffer, checks: Checks): Promise<void> {
  const { url, setupToken } = fresh
  const head = `POST /api/setup/restore/ HTTP/1.1\r\nhost: x\r\ncontent-type: ${BACKUP_TYPE}\r\nx-without-key: yes\r\nx-setup-token: ${setupToken}\r\ncontent-length: ${backup.length}\r\n\r\n`
  const half = backup.length >> 1
  const socket = await openSocket(url, Buffer.concat([Buffer.from(head), backup.subarray(0, half)]))
  let said = ''
  socket.on('data', (piece) => {
    said += piece.toString()
  })
  await wait(500)
  const email = 'first@corner.example'
  const register = (address: string) =>
    callApi(url, 'POST /api/register/', {
      body: { email: address, password: PASSWORD, first_name: 'A', last_name: 'B', setup_token: setupToken },
    })
  const registered = await register(email)
  checks.that(registered.status === 201, `The administrator was not registered: ${registered.body}`)
  socket.write(backup.subarray(half))
  for (const until = performance.now() + PATIENCE_MS; said === '' && performance.now() < until; ) await wait(100)
  socket.destroy()
  checks.that(/^HTTP\/1\.1 4\d\d/.test(said), `A backup that was overtaken got ${said.slice(0, 300)}`)
  const after = await restore(fresh, backup)
  checks.that(after.status === 403, `A backup with a used link got ${after.status}`)
  checks.that((await fresh.people()) === 1, 'A backup came over the administrator who had registered')
  const second = await register('second@corner.example')
  checks.that(second.status === 403, `A used link makes an administrator: ${second.status}`)
  const signedIn = await callApi(url, 'POST /api/token/', { body: { email, password: PASSWORD } })
  checks.that(signedIn.status === 200, `The administrator cannot sign in any more: ${signedIn.status}`)
}

async function twice(fresh: FreshCorner, backup: Buffer, checks: Checks): Promise<void> {
  const both = await Promise.all([1, 2, 3].map(() => restore(fresh, backup)))
  const statuses = both.map(({ status }) => status)
  checks.that(statuses.filter((status) => status === 200).length === 1, `Three backups at once got ${statuses}`)
  checks.that(!statuses.includes(500), `Of three backups at once one got 500: ${both.map(({ body }) => body)}`)
  await wait(1_000) // until the old one has stopped
  checks.that(await isReady(fresh), 'After a restore the server is not ready')
  const again = await restore(fresh, backup)
  checks.that(again.status === 403, `A second backup got ${again.status}`)
}
