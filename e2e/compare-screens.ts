import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { Shot } from './shots.ts'

const HELP = `Compares every screen of two running demos that serve the same data, pixel by pixel, in both themes and sizes.

  npm run compare-screens -- BEFORE AFTER [--out FOLDER] [--only TEXT]

  BEFORE, AFTER  where they answer, for example http://127.0.0.1:3101 http://127.0.0.1:3102; the data directory of one
                 should be a copy of the other's, or every figure differs
  --out          where the pictures of screens that differ go (screens/)
  --only         screens whose name has this text`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'screens' }, only: { type: 'string', default: '' } },
})
const [before, after] = positionals
if (!before || !after) {
  console.info(HELP)
  process.exit(2)
}
process.env.CORNER_URL = before // read by people.ts when it is loaded
const { everyShot } = await import('./shots.ts')
const { THEMES, SIZES } = await import('./corner.ts')
const { launchBrowser, openContext } = await import('./shot-browser.ts')

async function pictureOf(browser: Browser, base: string, shot: Shot, look: Look): Promise<PNG> {
  const { theme, viewport } = look
  const context = await openContext(browser, { base, email: shot.email, theme, options: { viewport } })
  try {
    const page = await context.newPage()
    await page.clock.setFixedTime(NOW)
    await page.goto(base + shot.address)
    await page.waitForLoadState('networkidle')
    if (shot.loaded) await page.getByText(shot.loaded).first().waitFor()
    await settle(page)
    return PNG.sync.read(await page.screenshot({ fullPage: true, animations: 'disabled' }))
  } finally {
    await context.close()
  }
}

/** Until two pictures in a row are the same: charts and pictures come after the texts. */
async function settle(page: Page): Promise<void> {
  let last: Buffer = Buffer.alloc(0)
  for (let tries = 0; tries < 20; tries++) {
    await page.waitForTimeout(400)
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
    if (tries > 1 && picture.equals(last)) return
    last = picture
  }
}

/** @returns pixels that differ; a picture of another size differs by the pixels that one of them has alone, too */
function difference(one: PNG, other: PNG): { pixels: number; shown: PNG } {
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const shown = new PNG({ width, height })
  const [a, b] = [one, other].map((picture) => {
    const whole = new PNG({ width, height })
    PNG.bitblt(picture, whole, 0, 0, picture.width, picture.height, 0, 0)
    return whole
  })
  if (!a || !b) throw new Error('There are two pictures')
  return { pixels: pixelmatch(a.data, b.data, shown.data, width, height, { threshold: 0.1 }), shown }
}

interface Look {
  name: string
  theme: string
  viewport: { width: number; height: number }
}

const LOOKS: readonly Look[] = THEMES.flatMap((theme) =>
  Object.entries(SIZES).map(([size, viewport]) => ({ name: `${theme}-${size}`, theme, viewport })),
)
const NOW = new Date()

const browser = await launchBrowser()
mkdirSync(values.out, { recursive: true })
let differing = 0
const shots = await everyShot(values.only)
for (const shot of shots)
  for (const look of LOOKS) {
    const [one, other] = await Promise.all([
      pictureOf(browser, before, shot, look),
      pictureOf(browser, after, shot, look),
    ])
    const { pixels, shown } = difference(one, other)
    if (pixels === 0) continue
    differing++
    const file = join(values.out, `${shot.name} ${look.name}`.replaceAll(/[^\w-]+/g, '-'))
    for (const [kind, picture] of Object.entries({ before: one, after: other, difference: shown }))
      writeFileSync(`${file}-${kind}.png`, PNG.sync.write(picture))
    console.info(`${pixels} pixels of ${one.width * one.height}: ${shot.name}, ${look.name}`)
  }
console.info(`${shots.length * LOOKS.length} pictures compared, ${differing} differ`)
await browser.close()
