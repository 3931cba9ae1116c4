import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import type { RunningDemo } from './demo.ts'
import { atMost, type Finding } from './finding.ts'
import { type DemoLogin, openPage, withoutLiveChanges } from './signed-in-page.ts'

const KILOBYTE = 1000
const ROUTES: { path: string; login?: DemoLogin; limitKB?: number }[] = [
  { path: '/', limitKB: 140 },
  { path: '/login', limitKB: 140 },
  { path: '/register' },
  { path: '/dashboard', login: 'athlete' },
  { path: '/connect-whoop', login: 'athlete' },
  { path: '/coach-dashboard', login: 'coach', limitKB: 230 },
]

/** The gzip size of all scripts that a browser loads on a first visit of each route. */
export async function measureRouteScripts(browser: Browser, demo: RunningDemo): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { path, login, limitKB } of ROUTES) {
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
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.set(pathname, response.body())
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const inline = await page.locator('script:not([src])').allTextContents()
  const external = await Promise.all(scripts.values())
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`)
  await page.context().close()
  return [...external, ...inline].reduce((sum, script) => sum + gzipSync(script).length, 0)
}
