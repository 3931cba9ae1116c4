import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import type { RunningDemo } from './demo.ts'
import { atMost, type Finding } from './finding.ts'
import { type DemoLogin, openPage, withoutLiveChanges } from './signed-in-page.ts'

const KILOBYTE = 1000
const QUIET_MS = 2000
/** By path, for the routes that have one; e2e/tests/script-sizes.spec.ts holds them. */
const LIMITS_KB: Record<string, number> = JSON.parse(
  readFileSync(new URL('../../web/script-limits.json', import.meta.url), 'utf8'),
)
const ROUTES: { path: string; login?: DemoLogin }[] = [
  { path: '/' },
  { path: '/login' },
  { path: '/register' },
  { path: '/dashboard', login: 'athlete' },
  { path: '/connect-whoop', login: 'athlete' },
  { path: '/coach-dashboard', login: 'coach' },
]

/** The gzip size of all scripts that a browser loads on a first visit of each route, without what it fetches in idle time. */
export async function measureRouteScripts(browser: Browser, demo: RunningDemo): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { path, login } of ROUTES) {
    const limitKB = LIMITS_KB[path]
    const size = (await scriptBytes(browser, demo, path, login)) / KILOBYTE
    findings.push({
      what: `scripts of ${path}`,
      value: size,
      unit: 'KB',
      ...(limitKB && { target: atMost(limitKB, size, 'KB') }),
    })
  }
  return findings
}

async function scriptBytes(browser: Browser, demo: RunningDemo, path: string, login?: DemoLogin): Promise<number> {
  const page = await openPage(browser, demo, login)
  await withoutLiveChanges(page)
  await page.addInitScript('window.requestIdleCallback = () => 0')
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.set(pathname, response.body())
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  // Scripts wait for the first paint, so the network is idle once before they are asked for.
  let count = -1
  while (count < scripts.size) {
    count = scripts.size
    await page.waitForTimeout(QUIET_MS)
  }
  const inline = await page.locator('script:not([src])').allTextContents()
  const external = await Promise.all(scripts.values())
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`)
  await page.context().close()
  return [...external, ...inline].reduce((sum, script) => sum + gzipSync(script).length, 0)
}
