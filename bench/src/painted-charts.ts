import type { Browser } from '@playwright/test'
import type { RunningDemo } from './demo.ts'
import type { Finding } from './finding.ts'
import { median } from './medians.ts'
import { NOTE_PAINTED_FRAMES, paintedAfter } from './painted-frames.ts'
import { type DemoLogin, openPage, withoutLiveChanges } from './signed-in-page.ts'

const VISITS = 7
/** A chart that is redrawn this soon (sizes, fonts) was not finished before. */
const SETTLED_MS = 1_000
const SCREENS: { what: string; path: string; login: DemoLogin; reply: string }[] = [
  {
    what: 'team of 24, 90 days',
    path: '/coach-dashboard?tab=analytics&days=90',
    login: 'coach',
    reply: '/athletes-recovery/',
  },
  { what: 'own dashboard, 90 days', path: '/dashboard?days=90', login: 'athlete', reply: '/api/wearables/activity/' },
]

/** From the last byte of the reply that a screen's charts wait for to the frame that shows them finished. */
export async function measurePaintedCharts(browser: Browser, demo: RunningDemo): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { what, path, login, reply } of SCREENS) {
    const times: number[] = []
    for (let visit = 0; visit < VISITS; visit++) times.push(await visitOnce(browser, demo, path, login, reply))
    findings.push({ what: `data to painted charts: ${what}`, value: median(times), unit: 'ms' })
  }
  return findings
}

async function visitOnce(browser: Browser, demo: RunningDemo, path: string, login: DemoLogin, reply: string) {
  const page = await openPage(browser, demo, login)
  await withoutLiveChanges(page)
  await page.addInitScript({ content: NOTE_PAINTED_FRAMES })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.waitForFunction('window.paintedAt.length > 0')
  await page.waitForTimeout(SETTLED_MS)
  const painted = await page.evaluate<number | null>(paintedAfter(reply, SETTLED_MS))
  await page.context().close()
  if (painted === null) throw new Error(`No chart was drawn on ${path} after ${reply} had come`)
  return painted
}
