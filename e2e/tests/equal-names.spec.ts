import type { Page } from '@playwright/test'
import { expect, signInAs, test } from '../corner.ts'
import { idOf, mockTeam } from '../mock-team.ts'
import { clippedTexts, overlappingTexts } from '../page-checks.ts'

const LONG = 'Maximilian-Alexander Konstantinopoulos-Wolfeschlegelsteinhau' // 60 signs
const NAMES = ['Lukas Weber', 'Lukas Bauer', 'محمد الأحمد', 'محمد العلي', LONG, 'Maximilian-Alexander Berg']
/** The first names that two share, without the rest of a full name behind them. */
const ALONE = /Lukas(?! (?:Weber|Bauer))|محمد(?! ال(?:أحمد|علي))|Maximilian-Alexander(?! (?:Kons|Berg))/

const GOOD = [60, 62, 61, 64, 60, 63]
const TEAM = NAMES.map((name, place) => ({
  name,
  recovery: [...GOOD, place < 4 ? 20 + place : 66],
  hrv: [60, 61, 60, 62, 61, 60, place < 4 ? 40 : 61],
}))

const TABS = {
  overview: 'Needing Immediate Attention',
  analytics: 'Show as table',
  rankings: 'Recovery Rankings',
  athletes: 'View Details',
  chat: 'AI Assistant',
} as const

/** What the page shows and says, apart from what a person has written themselves. */
const saidOn = (page: Page) =>
  page.evaluate<string[]>(`[
    ...[...document.querySelectorAll('body *')].flatMap((one) => [...one.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data)),
    ...[...document.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel),
  ].filter((text) => text.trim() !== '')`)

for (const [tab, loaded] of Object.entries(TABS))
  test(`two who share a first name are told apart on the tab ${tab}`, async ({ page }) => {
    await signInAs(page, 'coach@corner.example')
    const team = await mockTeam(page, TEAM)
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      // Four are chosen, which the charts then name, too.
      const chosen = tab === 'analytics' ? `&athletes=${[0, 1, 2, 3].map(idOf).join('.')}` : ''
      await page.goto(`/coach-dashboard?team=${team}&tab=${tab}${chosen}`)
      await expect(page.getByText(loaded).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      for (const opener of await page.getByText('Show as table').all()) await opener.click()
      const at = `${tab} at ${width}`
      const said = await saidOn(page)
      if (tab !== 'chat') for (const name of NAMES.slice(0, 4)) expect(said.join('\n'), at).toContain(name)
      expect(
        said.filter((text) => ALONE.test(text)),
        at,
      ).toEqual([])
      expect(await page.evaluate<number>('document.documentElement.scrollWidth'), at).toBe(width)
      expect(await overlappingTexts(page), at).toEqual([])
      expect(await clippedTexts(page), at).toEqual([])
      // A name from right to left does not turn the order of what stands beside it.
      expect(
        await page.evaluate<string[]>(`[...document.querySelectorAll('main *')]
          .filter((one) => [...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && /[\\u0600-\\u06ff]/.test(data)))
          .filter((one) => !one.closest('bdi, [dir], option, svg') && one.checkVisibility() && one.childNodes.length > 1)
          .map((one) => one.outerHTML.slice(0, 200))`),
        at,
      ).toEqual([])
    }
  })
