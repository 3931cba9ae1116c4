import type { Page } from '@playwright/test'
import { expect, signInAs, test } from '../corner.ts'
import { apiOf } from '../people.ts'

const COACH = 'coach@corner.example'
/** Widths of A4 and Letter within margins of 10 mm, CSS px. */
const SHEETS = [
  ['A4', 718],
  ['Letter', 740],
] as const
const WINDOWS = [1280, 740] as const

/** The widths of all canvases at the moment the browser prints. */
async function widthsPrinted(page: Page, format: string): Promise<number[]> {
  await page.evaluate(`printed = []
    addEventListener('beforeprint', () => queueMicrotask(() => {
      printed = [...document.querySelectorAll('[role=application] canvas')].map((canvas) => canvas.offsetWidth)
    }), { once: true })`)
  await page.pdf({ format })
  return page.evaluate('printed') as Promise<number[]>
}

/** How far the widest plot lies outside a page of `width`, CSS px. */
function outside(page: Page, width: number): Promise<number> {
  return page.evaluate<number>(
    `Math.max(0, ...[...document.querySelectorAll('[role=application] canvas')].map((canvas) => canvas.getBoundingClientRect().right - ${width}))`,
  )
}

/** The Print of a page: a button, or on a narrow window a choice behind an athlete's "More". */
async function printOffered(page: Page) {
  const more = page.getByRole('button', { name: 'More', exact: true })
  if (await more.isVisible()) await more.click()
  return page
    .getByRole('button', { name: 'Print' })
    .or(page.getByRole('menuitem', { name: 'Print' }))
    .filter({ visible: true })
}

async function addresses(): Promise<[screen: string, address: string][]> {
  const [team] = await (await apiOf(COACH)).get<{ id: string; athletes: { id: string; whoop_connected: boolean }[] }[]>(
    '/api/teams/teams/',
  )
  const athlete = team?.athletes.find(({ whoop_connected }) => whoop_connected)
  return [
    ['Analytics', '/coach-dashboard?tab=analytics&days=14'],
    ['an athlete', `/athlete/${team?.id}/${athlete?.id}?tab=recovery`],
  ]
}

for (const window of WINDOWS) {
  test(`charts print whole on A4 and Letter from a window of ${window} px`, async ({ page }) => {
    await signInAs(page, COACH)
    for (const [screen, address] of await addresses()) {
      await page.emulateMedia({ media: 'screen' })
      await page.setViewportSize({ width: window, height: 900 })
      await page.goto(address)
      await expect(page.getByRole('application').first()).toBeVisible()
      await expect(await printOffered(page)).toBeVisible()
      await page.keyboard.press('Escape')
      for (const [format, width] of SHEETS) {
        const printed = await widthsPrinted(page, format)
        expect(printed.length, screen).toBeGreaterThan(0)
        // 26 px: the card's border and padding on paper.
        for (const canvas of printed) expect(canvas, `${screen}, ${format}`).toBeLessThanOrEqual(width - 26)
      }
      await page.emulateMedia({ media: 'print' })
      for (const [format, width] of SHEETS) {
        await page.setViewportSize({ width, height: 1000 })
        await expect.poll(() => outside(page, width), `${screen}, ${format}`).toBe(0) // plots follow a frame later
      }
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    }
  })
}

test('the rankings have a Print button, and print nothing wider than the sheet', async ({ page }) => {
  await signInAs(page, COACH)
  await page.goto('/coach-dashboard?tab=rankings')
  await page.evaluate('print = () => { printed = true }')
  await page.getByRole('button', { name: 'Print' }).click()
  expect(await page.evaluate('printed')).toBe(true)
  await page.emulateMedia({ media: 'print' })
  for (const [, width] of SHEETS) {
    await page.setViewportSize({ width, height: 1000 })
    const rights = await page.evaluate(
      `[...document.querySelectorAll('main table')].map((table) => table.getBoundingClientRect().right)`,
    )
    expect(Math.max(...(rights as number[]))).toBeLessThanOrEqual(width)
  }
})

test('the mat sheet prints the team by training group on one page', async ({ page }) => {
  await signInAs(page, COACH)
  await page.goto('/coach-dashboard')
  await page.getByRole('link', { name: 'Mat sheet', exact: true }).click()
  for (const group of ['Rest', 'Ease', 'Ask', 'As planned', 'Go'])
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${group} \\d+`) })).toBeVisible()
  const [team] = await (await apiOf(COACH)).get<{ athletes: unknown[] }[]>('/api/teams/teams/')
  await expect(page.locator('tbody tr:has(td)')).toHaveCount(team?.athletes.length ?? 0)
  await expect(page.getByText('Notes', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1)
  }
})
