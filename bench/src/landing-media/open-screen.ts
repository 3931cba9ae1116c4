import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { type DemoLogin, openPage } from '../signed-in-page.ts'

export type Theme = 'light' | 'dark'

/** Hides what does not belong in a picture: scroll bars and developer panels. */
const HIDE_DISTRACTIONS = 'html { scrollbar-width: none } details[class*="_panel_"] { display: none }'

/** Time in which the page no longer changes its height once data, charts and fonts are drawn. */
const DRAWN_AFTER_MS = 1500

/** Opens a screen of the demo in a theme, with its data drawn. */
export async function openScreen(
  browser: Browser,
  url: string,
  { login, path, theme, ...context }: { login: DemoLogin; path: string; theme: Theme } & BrowserContextOptions,
): Promise<Page> {
  const page = await openPage(browser, { url }, login, context)
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
  await page.goto(path)
  await page.addStyleTag({ content: HIDE_DISTRACTIONS })
  await page.locator('main').getByText('Data powered by').first().waitFor()
  await untilStill(page)
  return page
}

/** Waits until the page has kept its height: on a slow machine its cards come one after another. */
export async function untilStill(page: Page): Promise<void> {
  for (let [before, now] = [-1, 0]; before !== now; ) {
    before = now
    await page.waitForTimeout(DRAWN_AFTER_MS)
    now = await page.evaluate<number>('document.documentElement.scrollHeight')
  }
}
