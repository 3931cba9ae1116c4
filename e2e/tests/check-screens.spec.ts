import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test as plain } from '@playwright/test'
import { isKnown, readKnownFaults } from '../check-screens/known-faults.ts'
import { openingFaults, type PageFault, visibleFaults } from '../check-screens/page-faults.ts'
import { watchPage } from '../check-screens/page-log.ts'
import { observeTimings, readTimings } from '../check-screens/timings.ts'
import { visitShot } from '../check-screens/visit-shot.ts'
import { CORNER_URL } from '../people.ts'

const ADDRESS = 'http://corner.test'
const SOUND = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Sound</title>
  <link rel="icon" href="data:,"><style>
    body { margin: 0; font: 16px/1.5 sans-serif; color: #222; background: #fff }
    button { min-height: 44px; min-width: 44px } .cut { width: 80px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
    .mark { min-height: 0; min-width: 0; position: relative; width: 20px; height: 20px; padding: 0 }
    .mark::after { content: ''; position: absolute; inset: -15px }
  </style><h1>A page without a fault</h1>
  <p>A sentence with <a href="#a">an inline link</a> in it.</p> <button>Press</button> <button class="mark">i</button>
  <p class="cut" title="Maximiliane Wolfeschlegel">Maximiliane Wolfeschlegel</p>
  <p style="color: #ddd; background: rgba(0, 0, 0, .8)">Light on dark</p>
  <div style="height: 60px; overflow: auto" tabindex="0"><b style="position: sticky; top: 0">Stays</b><p style="margin-top: -24px">Goes below it</p></div>`
const FIELD = 'style="width: 200px; height: 44px"'

/** Each in a page that has no other fault. */
const PLANTED: Record<PageFault['check'], string | string[]> = {
  shift: `<script>setTimeout(() => document.body.prepend(Object.assign(document.createElement('p'), { style: 'height: 300px' })), 200)</script>`,
  task: `<script>setTimeout(() => { const end = performance.now() + 400; while (performance.now() < end); }, 200)</script>`,
  target: `<button style="min-width: 20px; width: 20px; padding: 0">x</button>`,
  contrast: [
    `<p style="color: #999">Faint words</p>`,
    `<h2 style="color: #8a8a8a; font-size: 28px">Large</h2>`,
    `<style>::placeholder { color: #999 }</style><input ${FIELD} placeholder="Faint">`,
    `<select ${FIELD}><option>Sound</option></select><style>select { color: #999 }</style>`,
  ],
  cut: [
    `<p class="cut">Maximiliane without a title</p>`,
    `<div style="height: 20px; overflow: hidden"><p style="margin: 0; padding-top: 10px">Half of a line</p></div>`,
  ],
  overlap: [
    `<p style="margin: 0">First of two</p><p style="margin: -18px 0 40px">Second of two</p>`,
    `<section tabindex="0" style="overflow: auto"><table style="table-layout: fixed; width: 200px"><tr>
      <td style="white-space: nowrap">A name that is too long for its column</td><td>72.9%</td></tr></table></section>`,
  ],
  wide: `<div style="width: 900px; height: 1px; background: #222"></div>`,
  console: `<script>console.error('A planted error')</script>`,
  request: `<img src="/planted-picture" alt="">`,
}

const test = plain.extend<{ faultsOf: (html: string) => Promise<PageFault[]> }>({
  faultsOf: async ({ page }, use) => {
    await use(async (html) => {
      await page.route(`${ADDRESS}/**`, (route) => route.fulfill({ status: 404 }))
      await page.route(`${ADDRESS}/`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
      const log = watchPage(page)
      await observeTimings(page)
      await page.goto(`${ADDRESS}/`)
      await page.waitForTimeout(1000)
      return [...openingFaults(await readTimings(page), log), ...(await visibleFaults(page, true))]
    })
  },
})
test.use({ viewport: { width: 390, height: 844 } })

test('the screen check finds nothing on a page without a fault', async ({ faultsOf }) => {
  expect(await faultsOf(SOUND)).toEqual([])
})

for (const [check, planted] of Object.entries(PLANTED))
  test(`the screen check sees a planted fault, and only that: ${check}`, async ({ faultsOf }) => {
    for (const html of [planted].flat())
      expect(
        (await faultsOf(SOUND + html)).map((fault) => fault.check),
        html,
      ).toEqual([check])
  })

/** Each shows a fault in one look only. */
const IN_ONE_LOOK = `<style>
  .print, .forced, .narrow { display: none } @media print { .print { display: block; color: #999 } }
  @media (forced-colors: active) { .forced { display: block; forced-color-adjust: none; color: #999 } }
  @media (width < 330px) { .narrow { display: block; width: 900px; height: 1px } } @media (330px < width < 500px) { .phone { width: 20px !important } }
</style><p class="print">Faint on paper</p><p class="forced">Faint when forced</p><div class="narrow"></div>
<button class="phone" style="min-width: 0; width: 44px; padding: 0">x</button>
<script>if (localStorage.theme === 'dark') document.body.append(Object.assign(document.createElement('p'), { textContent: 'Faint in dark', style: 'color: #999' }))</script>`

test('every look is opened and measured, kept as a picture, and has its own faults', async ({ browser }, info) => {
  const server = createServer((_, reply) =>
    reply.setHeader('content-type', 'text/html; charset=utf-8').end(SOUND + IN_ONE_LOOK),
  )
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const shot = { name: 'planted', address: '/', email: undefined }
  const seen = await visitShot(browser, `http://127.0.0.1:${port}`, shot, info.outputDir)
  server.close()
  const of = (fault: PageFault) => fault.check !== 'task' && `${fault.check}: ${fault.detail}`
  expect(seen.map(({ look, faults }) => [look, ...faults.map(of).filter(Boolean)])).toEqual([
    ['light'],
    ['print', 'contrast: Faint on paper 2.85 : 1'],
    ['dark', 'contrast: Faint in dark 2.85 : 1'],
    ['forced', 'contrast: Faint when forced 2.85 : 1'],
    ['phone', 'target: BUTTON x 20 x 44'],
    ['320', 'wide: 580 px'],
  ])
  for (const { look, timings, picture } of seen) {
    expect(timings?.longestTaskMs, look).toBeGreaterThanOrEqual(0)
    expect(timings?.shift, look).toBe(look === 'print' ? null : 0)
    expect(existsSync(picture), picture).toBe(true)
  }
})

test('the script fails on a fault that is not known, and passes over one that is', async ({ browser: _ }, info) => {
  test.setTimeout(180_000)
  mkdirSync(info.outputDir, { recursive: true })
  const run = async (name: string, known: object[]) => {
    const [baseline, out] = [info.outputPath(`${name}.json`), info.outputPath(name)]
    writeFileSync(baseline, JSON.stringify(known))
    const script = fileURLToPath(new URL('../check-screens/main.ts', import.meta.url))
    const options = ['--only', '/* of a visitor', '--out', out, '--baseline', baseline]
    const child = spawn(process.execPath, [script, CORNER_URL, ...options])
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
    const [code] = await once(child, 'close')
    return { code, said }
  }
  // The address is answered with 404; how long its tasks take is another matter on a busy machine.
  const slow = { check: 'task', reason: 'a busy machine' }
  const [unknown, accepted] = await Promise.all([
    run('unknown', [slow]),
    run('accepted', [slow, { check: 'request', text: '404 /nothing-here', reason: 'planted' }]),
  ])
  expect(unknown.said).toContain('request: 404 /nothing-here')
  expect(unknown.code).toBe(1)
  expect(accepted.said).toContain('6 pictures')
  expect(accepted.code).toBe(0)
})

test('a known fault is passed over on its screen, in its look, and nowhere else', () => {
  const fault: PageFault = { check: 'contrast', detail: 'Faint words 2.85 : 1' }
  const known = [{ screen: '/account', look: 'dark', check: 'contrast', text: 'Faint', reason: 'planted' }]
  expect(isKnown(known, { screen: '/account of the coach', look: 'dark' }, fault)).toBe(true)
  expect(isKnown(known, { screen: '/account of the coach', look: 'light' }, fault)).toBe(false)
  expect(isKnown(known, { screen: '/login', look: 'dark' }, fault)).toBe(false)
  expect(isKnown(known, { screen: '/account', look: 'dark' }, { ...fault, check: 'cut' })).toBe(false)
  expect(isKnown(known, { screen: '/account', look: 'dark' }, { ...fault, detail: 'Other words' })).toBe(false)
})

test('every accepted fault has a reason', () => {
  const path = fileURLToPath(new URL('../check-screens/known-faults.json', import.meta.url))
  expect(readKnownFaults(path).every(({ reason }) => reason.length > 10)).toBe(true)
})
