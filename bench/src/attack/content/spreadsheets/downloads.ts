import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Club } from '../../target/club.ts'
import type { Target } from '../../target/target.ts'
import { openChromium } from '../open-chromium.ts'
import { openSignedIn } from '../signed-in-page.ts'

const SETTLED_MS = 20_000

/** Every CSV that the screens save, by pressing each of their buttons in Chromium: by page and button. */
export async function downloadsOf(target: Target, { people }: Club, team: string): Promise<Record<string, string>> {
  const opened = await openChromium()
  try {
    const coach = await openSignedIn(target, opened, people.coach)
    const admin = await openSignedIn(target, opened, people.admin)
    const files: Record<string, string> = {}
    for (const tab of ['overview', 'rankings', 'analytics'])
      Object.assign(files, await pressEach(coach, `/coach-dashboard?team=${team}&tab=${tab}`))
    return Object.assign(files, await pressEach(admin, '/admin-dashboard?tab=audit'))
  } finally {
    await opened.close()
  }
}

async function pressEach(page: Page, path: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  await page.goto(path)
  const buttons = page.getByRole('button', { name: /^CSV of|^Download CSV/ })
  await buttons.first().waitFor({ timeout: SETTLED_MS })
  for (const button of await buttons.all()) {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    const name = (await button.getAttribute('aria-label')) ?? (await button.textContent())
    files[`${name} on ${path.replace(/team=[^&]+&/, '')}`] = await readFile(await download.path(), 'utf8')
  }
  return files
}
