import { fileURLToPath } from 'node:url'
import { expect, test as plain } from '@playwright/test'
import { isKnown, readKnownFaults } from '../check-screens/known-faults.ts'
import { openingFaults, type PageFault, visibleFaults } from '../check-screens/page-faults.ts'
import { watchPage } from '../check-screens/page-log.ts'
import { observeTimings, readTimings } from '../check-screens/timings.ts'

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
  <p style="color: #ddd; background: rgba(0, 0, 0, .8)">Light on dark</p><h2 style="color: #8a8a8a; font-size: 28px">Large</h2>`

/** Each in a page that has no other fault. */
const PLANTED: Record<PageFault['check'], string> = {
  shift: `<script>setTimeout(() => document.body.prepend(Object.assign(document.createElement('p'), { style: 'height: 300px' })), 200)</script>`,
  task: `<script>setTimeout(() => { const end = performance.now() + 400; while (performance.now() < end); }, 200)</script>`,
  target: `<button style="min-width: 20px; width: 20px; padding: 0">x</button>`,
  contrast: `<p style="color: #999">Faint words</p>`,
  cut: `<p class="cut">Maximiliane without a title</p>`,
  overlap: `<p style="margin: 0">First of two</p><p style="margin: -18px 0 40px">Second of two</p>`,
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

for (const [check, html] of Object.entries(PLANTED))
  test(`the screen check sees a planted fault, and only that: ${check}`, async ({ faultsOf }) => {
    expect((await faultsOf(SOUND + html)).map((fault) => fault.check)).toEqual([check])
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
