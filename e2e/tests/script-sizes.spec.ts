import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { expect, signInAs, test } from '../corner.ts'

const LIMITS_KB = JSON.parse(readFileSync(new URL('../../web/script-limits.json', import.meta.url), 'utf8')) as Record<
  string,
  number
>

/** Long enough without a further script for all to have come, also those that wait for the first paint. */
const QUIET_MS = 2000

for (const [address, limit] of Object.entries(LIMITS_KB))
  test(`a first visit of ${address} loads scripts of ${limit} KB at most`, async ({ page }) => {
    if (address === '/coach-dashboard') await signInAs(page, 'coach@corner.example')
    // What is fetched in idle time keeps nobody waiting.
    await page.addInitScript('window.requestIdleCallback = () => 0')
    const scripts = new Map<string, Promise<Buffer>>()
    const note = (response: Response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) scripts.set(pathname, response.body())
    }
    page.on('response', note)
    await page.goto(address)
    if (address === '/coach-dashboard') await expect(page.getByText('Data Quality Issues')).toBeVisible()
    let count = -1
    while (count < scripts.size) {
      count = scripts.size
      await page.waitForTimeout(QUIET_MS)
    }
    // One that came after the end would fail the test by a body that nobody reads.
    page.off('response', note)
    await expect(page).toHaveURL(address)
    const inline = await page.locator('script:not([src])').allTextContents()
    const sizes = [...(await Promise.all(scripts.values())), ...inline].map((script) => gzipSync(script).length)
    expect(sizes.length).toBeGreaterThan(10)
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(limit)
  })
