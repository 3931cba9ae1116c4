import { randomUUID } from 'node:crypto'
import { BACKUP_TYPE } from '@corner/contract/constants/backups.ts'
import type { Attack } from '../attack.ts'
import { callApi } from '../target/call-api.ts'
import { Checks } from '../target/checks.ts'
import { addClub, type Club } from '../target/club.ts'
import { type Sent, send } from '../target/send.ts'
import type { Target } from '../target/target.ts'
import { zipFile } from '../target/zip-file.ts'

const SCRIPT = '<script>window.ran=1</script>'
/** Files that a browser would run, if they came back under their own type or were guessed to be one. */
const ACTIVE: Record<string, string | Buffer> = {
  svg: `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="window.ran=1">${SCRIPT}</svg>`,
  html: `<!doctype html><html><body>${SCRIPT}</body></html>`,
  xhtml: `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><body>${SCRIPT}</body></html>`,
  'html behind a byte order mark': `\uFEFF<html>${SCRIPT}</html>`,
  'html in UTF-16': Buffer.from(`\uFEFF<html>${SCRIPT}</html>`, 'utf16le'),
  'html in UTF-7': '+ADw-script+AD4-window.ran=1+ADw-/script+AD4-',
  'a picture that is a script': Buffer.from(`GIF89a/*\x01\x00*/=1;window.ran=1//${SCRIPT}`, 'latin1'),
  'a PDF that is a page': `%PDF-1.7\n${SCRIPT}\n%%EOF`,
  'a roster that is a page': `email,first,last,role\n${SCRIPT},${SCRIPT},${SCRIPT},${SCRIPT}\n`,
  'a head that is a page': `${SCRIPT},email,first_name,last_name\n1,a@x.example,A,B,${SCRIPT}\n`,
  'a zip of pages': zipFile([
    { name: `${SCRIPT}.csv`, content: Buffer.from(SCRIPT) },
    { name: 'page.html', content: Buffer.from(SCRIPT) },
    { name: 'physiological_cycles.csv', content: Buffer.from(`Cycle start time,${SCRIPT}\n1,2\n`) },
    { name: 'a\r\nset-cookie: mine=1\r\n\r\n.csv', content: Buffer.from(`Cycle start time,${SCRIPT}\n1,2\n`) },
  ]),
}
const TYPES = ['image/svg+xml', 'text/html', 'application/xhtml+xml', 'multipart/form-data; boundary=x', 'text/xml']
const NOT_RUN = /^(?:application\/json|application\/zip|application\/gzip)/

/** Files that a browser would run, and names that would become headers. */
export const activeContent: Attack = {
  name: 'active-content',
  cases: ['names with CR, LF and BEL', 'uploaded SVG and HTML'],
  criterion:
    'Whatever is uploaded comes back as no page, picture or script: each answer is JSON or a download, and browsers are told not to guess; no text of a name or an address becomes a header',
  async run(target) {
    const checks = new Checks()
    const club = await addClub(target)
    await uploadEach(target, club, checks)
    await downloads(target, club, checks)
    await headersOf(target, club, checks)
    return checks.outcome()
  },
}

/** Says what it got, if a browser could run it. */
function expectHarmless(checks: Checks, what: string, { status, headers }: Sent): void {
  const type = String(headers['content-type'])
  checks.that(NOT_RUN.test(type), `${what} came back as ${type} (${status})`)
  checks.that(headers['x-content-type-options'] === 'nosniff', `${what}: a browser may guess the type of ${type}`)
  checks.that(headers['set-cookie'] === undefined, `${what} set a cookie: ${headers['set-cookie']}`)
}

async function uploadEach({ url }: Target, { people, subjects }: Club, checks: Checks): Promise<void> {
  const team = subjects.own.team.id
  const places = [
    { path: `/api/teams/admin/roster/preview/?team_id=${team}`, by: people.admin, type: 'text/csv' },
    { path: `/api/teams/admin/roster/import/?team_id=${team}`, by: people.admin, type: 'text/csv' },
    { path: '/api/wearables/import/', by: people.athlete, type: 'application/zip' },
    { path: '/api/teams/admin/backups/upload/', by: people.admin, type: BACKUP_TYPE },
    { path: '/api/setup/restore/', by: undefined, type: BACKUP_TYPE },
  ]
  for (const { path, by, type } of places)
    for (const [at, [what, body]] of Object.entries(ACTIVE).entries())
      for (const sentAs of [type, TYPES[at % TYPES.length] ?? type]) {
        const sent = await send(url, {
          method: 'POST',
          path,
          headers: { 'content-type': sentAs, ...(by && { authorization: `Bearer ${by.token}` }) },
          body,
        })
        const name = `${what} as ${sentAs} at ${path.split('?')[0]}`
        // A preview answers with the mistakes that it found; nothing is stored of it.
        const isPreview = path.includes('preview') && sentAs === type
        checks.that(sent.status >= 400 || isPreview, `${name} was taken: ${sent.status}`)
        checks.that(sent.status < 500, `${name} got ${sent.status}`)
        expectHarmless(checks, name, sent)
      }
}

/** What Corner gives out as a file: saved by the browser, under a name of our own signs. */
async function downloads({ url, pool }: Target, { people, subjects }: Club, checks: Checks): Promise<void> {
  const { athlete, admin } = people
  const hostile = 'x"; filename="page.html\r\nset-cookie: mine=1\r\n\r\n<svg onload=1>'
  await pool.query('update users set first_name = $1, last_name = $1 where id = $2', [hostile, athlete?.id])
  await pool.query('update teams set name = $1 where id = $2', [hostile, subjects.own.team.id])
  const own = await callApi(url, 'GET /api/users/me/export/', { by: athlete })
  expectHarmless(checks, 'The own data', own)
  const disposition = String(own.headers['content-disposition'])
  checks.that(/^attachment; filename="[\w.-]+"$/.test(disposition), `The own data is given out as ${disposition}`)
  for (const name of ['page.svg', '%3Csvg%3E.backup', 'x%0d%0aset-cookie:%20mine=1', `corner-${randomUUID()}.backup`]) {
    const backup = await callApi(url, `GET /api/teams/admin/backups/${name}/`, { by: admin })
    checks.that(backup.status === 404, `The backup ${name} got ${backup.status}`)
    expectHarmless(checks, `The backup ${name}`, backup)
  }
  for (const path of ['me/', 'me/audience/']) {
    const reply = await callApi(url, `GET /api/users/${path}`, { by: athlete })
    expectHarmless(checks, `Names in ${path}`, reply)
  }
}

/** Texts of a request that could become headers, and addresses that could become pages. */
async function headersOf({ url }: Target, { people }: Club, checks: Checks): Promise<void> {
  const paths = [
    '/api/%3Csvg%20onload=1%3E/',
    '/api/x%0d%0aset-cookie:%20mine=1/',
    '/api/teams/teams/%3Cscript%3E/',
    '/api/health/?x=%0d%0aset-cookie:%20mine=1',
    '/api//evil.example/%2e%2e',
    '//evil.example/api/health',
    '/%5cevil.example/',
    '/login//evil.example/%2e%2e%2f',
  ]
  for (const path of paths) {
    const reply = await send(url, {
      method: 'GET',
      path,
      headers: {
        authorization: `Bearer ${people.athlete?.token}`,
        'x-request-id': 'from-outside',
        origin: 'https://evil.example',
        'x-forwarded-host': 'evil.example',
      },
    })
    const { headers, body } = reply
    checks.that(!JSON.stringify(headers).includes('evil.example'), `${path}: ${JSON.stringify(headers)}`)
    checks.that(!JSON.stringify(headers).includes('from-outside'), `${path}: a header of the request came back`)
    checks.that(headers.location === undefined, `${path} leads to ${headers.location}`)
    checks.that(headers['access-control-allow-origin'] === undefined, `${path} is open to other sites`)
    if (!/^text\/html/.test(String(headers['content-type']))) expectHarmless(checks, path, reply)
    else checks.that(!body.includes('evil.example'), `${path} stands in the page`)
  }
}
