import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { type DemoLogin, openPage } from '../signed-in-page.ts'

export type Theme = 'light' | 'dark'

/** What belongs to a developer or a mouse, not into a picture. */
const UNDRESS = 'html { scrollbar-width: none } details[class*="_panel_"] { display: none }'

/** A screen of the demo in a theme, with its data drawn. */
export async function openScreen(
  browser: Browser,
  url: string,
  { login, path, theme, ...context }: { login: DemoLogin; path: string; theme: Theme } & BrowserContextOptions,
): Promise<Page> {
  const page = await openPage(browser, { url }, login, context)
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.addStyleTag({ content: UNDRESS })
  await page.locator('canvas').first().waitFor()
  return page
}
