import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { type DemoLogin, openPage } from '../signed-in-page.ts'

export type Theme = 'light' | 'dark'

/** What belongs to a developer or a mouse, not into a picture. */
const UNDRESS = 'html { scrollbar-width: none } details[class*="_panel_"] { display: none }'

/** From what shows that the data has come to the last chart and letter. */
const DRAWN_AFTER_MS = 1500

/** A screen of the demo in a theme, with its data drawn. */
export async function openScreen(
  browser: Browser,
  url: string,
  { login, path, theme, ...context }: { login: DemoLogin; path: string; theme: Theme } & BrowserContextOptions,
): Promise<Page> {
  const page = await openPage(browser, { url }, login, context)
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
  await page.goto(path)
  await page.addStyleTag({ content: UNDRESS })
  await page.locator('main').getByText('Data powered by').first().waitFor()
  await page.waitForTimeout(DRAWN_AFTER_MS)
  return page
}
