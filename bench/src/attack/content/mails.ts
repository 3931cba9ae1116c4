import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Attack } from '../attack.ts'
import { callApi } from '../target/call-api.ts'
import { Checks } from '../target/checks.ts'
import { addClub, type Club, type Person } from '../target/club.ts'
import type { Letter } from '../target/mail-trap.ts'
import { send } from '../target/send.ts'
import { PUBLIC_URL, type Target } from '../target/target.ts'

const ELSEWHERE = 'evil.example'
/** Whatever else stands in the head of a letter came from somebody's text. */
const HEAD = [
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
]
const PATIENCE_MS = 20_000

/** Texts of strangers that travel into letters, and addresses that would send them to somebody else. */
export const mails: Attack = {
  name: 'mails',
  cases: ['CRLF in e-mails', 'Host and X-Forwarded-Host never reach mails'],
  criterion:
    'Each letter goes to the one mailbox that was asked for, has the head that Corner writes, and links to the public address alone, whatever stands in names, addresses and headers of the request',
  async run(target) {
    const checks = new Checks()
    const club = await addClub(target)
    const before = target.mailTrap.letters.length
    await typedAddresses(target, club, checks)
    await storedAddresses(target, club)
    const expected = await lettersOf(target, club)
    const letters = () => target.mailTrap.letters.slice(before)
    const arrived = (address: string) => letters().some(({ commands }) => commands.join().includes(`<${address}>`))
    const until = performance.now() + PATIENCE_MS
    while (!expected.every(arrived) && performance.now() < until) await wait(100)
    for (const address of expected) checks.that(arrived(address), `No letter to ${address}: the attack proves nothing`)
    for (const letter of letters()) judge(checks, letter)
    return checks.outcome(`${letters().length} letters`)
  },
}

function judge(checks: Checks, { commands, head, body }: Letter): void {
  const shown = JSON.stringify({ commands, head }).slice(0, 600)
  checks.that(commands.length === 2, `A letter has more than one sender or recipient: ${shown}`)
  checks.that(!commands.some((command) => command.includes(`@${ELSEWHERE}>`)), `A letter goes elsewhere: ${shown}`)
  const names = head.map(([name]) => name)
  checks.that(new Set(names).size === names.length, `A letter has a field twice: ${shown}`)
  checks.that(
    names.every((name) => HEAD.includes(name)),
    `A letter has a field that Corner does not write: ${shown}`,
  )
  const text = body.replaceAll('=\n', '')
  const links = text.match(/https?:\/\/[^\s"<>]+/g) ?? []
  checks.that(
    links.length > 0 && links.every((link) => link.startsWith(`${PUBLIC_URL}/`)),
    `A letter links to ${links.join()}`,
  )
}

const hostileHost = { 'x-forwarded-host': ELSEWHERE, forwarded: `host=${ELSEWHERE}`, origin: `https://${ELSEWHERE}` }

function roster({ url }: Target, by: Person | undefined, team: string, email: string) {
  const quoted = `"${email.replaceAll('"', '""')}"`
  return send(url, {
    method: 'POST',
    path: `/api/teams/admin/roster/import/?team_id=${team}`,
    headers: { 'content-type': 'text/csv', authorization: `Bearer ${by?.token}`, ...hostileHost },
    body: `email,first_name,last_name\n${quoted},Bcc: all@${ELSEWHERE},B`,
  })
}

/** No form and no file takes an address that is more than one. */
async function typedAddresses(target: Target, { people, subjects }: Club, checks: Checks): Promise<void> {
  for (const email of [
    `a@x.example\r\nBcc: all@${ELSEWHERE}`,
    `a@x.example\nRCPT TO:<all@${ELSEWHERE}>`,
    `a@x.example>,<all@${ELSEWHERE}`,
    `a@x.example,all@${ELSEWHERE}`,
    `all@${ELSEWHERE} <a@x.example>`,
    `"all@${ELSEWHERE}"@x.example`,
    `a@x.example\u2028Bcc: all@${ELSEWHERE}`,
  ]) {
    const imported = await roster(target, people.admin, subjects.own.team.id, email)
    checks.that(imported.status === 400, `A roster with ${JSON.stringify(email)} got ${imported.status}`)
    const reset = await callApi(target.url, 'POST /api/password-reset/request/', { body: { email } })
    checks.that([200, 400].includes(reset.status), `A request for ${JSON.stringify(email)} got ${reset.status}`)
  }
}

/** Addresses that an older installation may hold: the letter is refused, or goes to that one mailbox. */
async function storedAddresses({ url, pool }: Target, { people, subjects }: Club): Promise<void> {
  for (const email of [
    `all@${ELSEWHERE}>\r\nRCPT TO:<a@x.example`,
    `a@x.example>\r\nRCPT TO:<all@${ELSEWHERE}>\r\nNOOP <a@x.example`,
    `all@${ELSEWHERE}\r\nBcc: all@${ELSEWHERE}\r\n\r\nhttp://${ELSEWHERE}/@x.example`,
    `all@${ELSEWHERE}, a@x.example`,
  ]) {
    await pool.query('update invitations set email = $1 where id = $2', [email, subjects.own.invitation_id])
    await callApi(url, `POST /api/teams/admin/invitations/${subjects.own.invitation_id}/renew/`, { by: people.admin })
  }
}

/** Letters of each kind that are sent, with strangers' texts wherever one may stand. @returns their mailboxes */
async function lettersOf(target: Target, { people, subjects }: Club): Promise<string[]> {
  const { url, pool } = target
  const hostile = `Eagles\r\nBcc: all@${ELSEWHERE}\r\nContent-Type: text/html\r\n\r\n<a href="/x">x</a>`
  await pool.query('update teams set name = $1 where id = $2', [hostile, subjects.own.team.id])
  await pool.query('update users set first_name = $1, last_name = $1 where id = $2', [hostile, people.athlete?.id])
  const invited = `invited-${randomUUID()}@corner.example`
  await roster(target, people.admin, subjects.own.team.id, invited)
  const email = people.athlete?.email ?? ''
  await callApi(url, 'POST /api/password-reset/request/', {
    body: { email },
    headers: { ...hostileHost, host: ELSEWHERE },
  })
  return [invited, email]
}
