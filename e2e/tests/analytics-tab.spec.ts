import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { chooseTheme, expect, expectAccessible, signInAs, test, VARIANTS } from '../corner.ts'
import { apiOf } from '../people.ts'

const COACH = 'coach@corner.example'
const [DESKTOP, PHONE] = VARIANTS
const TITLES = ['Recovery', 'Sleep Quality & Duration', 'Team Activity/Strain Analysis'] as const

interface ListedTeam {
  id: string
  name: string
  athletes: { id: string; full_name: string }[]
}

async function teamOfCoach(): Promise<ListedTeam> {
  const [team] = await (await apiOf(COACH)).get<ListedTeam[]>('/api/teams/teams/')
  if (!team) throw new Error('The demo has no team')
  return team
}

async function openTab(page: Page, variant: (typeof VARIANTS)[number], address: string) {
  await page.setViewportSize(variant.viewport)
  await chooseTheme(page, variant.theme)
  await signInAs(page, COACH)
  await page.goto(`/coach-dashboard?tab=analytics${address}`)
}

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const opener = (of: Locator) => of.getByRole('button', { name: /^\d+ of \d+ athletes selected$/ })
const plot = (of: Locator) => of.getByRole('application')

/** The page coordinates of a point given as shares of the plot's width and height. */
async function pointIn(of: Locator, across: number, down: number): Promise<{ x: number; y: number }> {
  const box = await plot(of).boundingBox()
  if (!box) throw new Error('The chart is not on the page')
  return { x: box.x + box.width * across, y: box.y + box.height * down }
}

/** Whether a chart shows a hovered point: the layer above its lines has content. */
const isPointedAt = (of: Locator) =>
  plot(of)
    .locator('canvas')
    .nth(1)
    .evaluate((layer) => {
      const canvas = layer as unknown as {
        width: number
        height: number
        getContext: (kind: '2d') => { getImageData: (...at: number[]) => { data: Uint8ClampedArray } }
      }
      return canvas
        .getContext('2d')
        .getImageData(0, 0, canvas.width, canvas.height)
        .data.some((value) => value > 0)
    })

async function saved(page: Page, button: Locator): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

test('each chart has its own athletes, all share days and pointer, lead to athletes and are saved', async ({
  page,
}) => {
  const team = await teamOfCoach()
  const all = team.athletes.length
  await openTab(page, DESKTOP, '&days=14')
  const [recovery, sleep, activity] = TITLES.map((title) => card(page, title)) as [Locator, Locator, Locator]
  for (const chart of [recovery, sleep, activity]) {
    await expect(opener(chart)).toHaveText(`${all} of ${all} athletes selected`)
    await expect(plot(chart)).toBeVisible()
  }
  await expect(page.getByRole('checkbox')).toHaveCount(0)

  // Athletes of this chart only, in a list that stays open.
  await opener(sleep).click()
  await sleep.getByRole('button', { name: 'None' }).click()
  await expect(opener(sleep)).toHaveText(`0 of ${all} athletes selected`)
  const drawn = sleep.locator('label', { has: page.getByRole('checkbox') }).filter({ hasNotText: 'no data' })
  await drawn.nth(0).getByRole('checkbox').check()
  await drawn.nth(1).getByRole('checkbox').check()
  await expect(opener(sleep)).toHaveText(`2 of ${all} athletes selected`)
  const [first = '', second = ''] = await drawn.locator('bdi').filter({ hasText: /./ }).allInnerTexts()
  await expect(sleep.getByText(`Selected: ${first}, ${second}`)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(opener(sleep)).toBeFocused()
  await expect(opener(recovery)).toHaveText(`${all} of ${all} athletes selected`)
  await expect(page).toHaveURL(/&sleep=\w{6}\.\w{6}$/)

  // A single athlete is shown with their normal range, which needs more than 14 days.
  await opener(sleep).click()
  await drawn.nth(1).getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await expect(sleep.getByText(/^Own sleep quality range, 28 days: \d+ to \d+%$/)).toBeVisible()

  // A day hovered in one chart is highlighted in all.
  const middle = await pointIn(recovery, 0.5, 0.5)
  await page.mouse.move(middle.x, middle.y)
  for (const chart of [recovery, sleep, activity]) await expect.poll(() => isPointedAt(chart)).toBe(true)
  await page.mouse.move(5, 5)
  for (const chart of [recovery, sleep, activity]) await expect.poll(() => isPointedAt(chart)).toBe(false)

  // Dragging zooms all three charts; announcement and download match what is shown.
  const from = page.getByLabel('From')
  const to = page.getByLabel('To', { exact: true })
  const whole = [await from.inputValue(), await to.inputValue()]
  const start = await pointIn(recovery, 0.3, 0.4)
  const end = await pointIn(recovery, 0.6, 0.5)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 3 })
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Reset zoom' })).toBeVisible()
  const [zoomedFrom, zoomedTo] = [await from.inputValue(), await to.inputValue()]
  expect(zoomedFrom > (whole[0] ?? '') && zoomedTo < (whole[1] ?? '') && zoomedFrom < zoomedTo).toBe(true)
  await sleep.getByText('Show as table').click()
  const cell = sleep.getByRole('row').nth(1).getByRole('cell').first()
  const csv = await saved(page, sleep.getByRole('button', { name: 'CSV of Sleep' }))
  const [head, ...lines] = csv.content.toString('utf8').split('\r\n')
  const { full_name } = team.athletes.find(({ full_name: name }) => name.split(' ')[0] === first) ?? {
    full_name: first,
  }
  expect(head).toBe(`\uFEFFDay,"${full_name}, Sleep quality, %","${full_name}, Sleep duration, h"`)
  expect(lines[0]?.split(',')[0]).toBe(zoomedFrom)
  expect(lines.at(-2)?.split(',')[0]).toBe(zoomedTo)
  const [, quality] = lines[0]?.split(',') ?? []
  await expect(cell).toHaveText(quality ? `${quality}%` : /no value/)
  await expect(sleep.getByRole('row')).toHaveCount(lines.length) // a header in the one, an empty last line in the other
  expect(csv.name).toBe(
    `${team.name.replaceAll("'", '').replaceAll(' ', '-')}-Sleep-Quality-Duration-${zoomedFrom}-to-${zoomedTo}.csv`,
  )
  const png = await saved(page, recovery.getByRole('button', { name: 'PNG of Recovery' }))
  expect(png.name).toMatch(/-Recovery-.*\.png$/)
  expect([...png.content.subarray(1, 4).toString('latin1'), png.content.readUInt32BE(16)].join('')).toBe('PNG2000')
  await page.getByRole('button', { name: 'Reset zoom' }).click()
  await expect(from).toHaveValue(whole[0] ?? '')

  // By list and by keyboard.
  await from.selectOption({ index: 3 })
  await expect(page.getByRole('button', { name: 'Reset zoom' })).toBeVisible()
  await page.getByRole('button', { name: 'Reset zoom' }).click()
  await plot(activity).focus()
  for (const key of ['ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'Enter']) {
    await page.keyboard.press(key)
  }
  await expect(page.getByRole('status').filter({ hasText: 'Zoomed to' })).toBeAttached()
  await expect(to).toHaveValue(whole[1] ?? '')
  await page.getByRole('button', { name: 'Reset zoom' }).click()

  // The line selected by keyboard or pointer links to its athlete, and going back restores the view.
  const athlete = new RegExp(`/athlete/${team.id}/[0-9a-f-]{36}\\?days=14$`)
  await plot(sleep).focus()
  // Since yesterday: today's night may not be scored yet.
  for (const key of ['End', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(athlete)
  await page.goBack()
  await expect(opener(sleep)).toHaveText(`1 of ${all} athletes selected`)
  const line = await pointIn(recovery, 0.5, 0)
  const bottom = await pointIn(recovery, 0.5, 1)
  const canOpen = () => plot(recovery).getAttribute('data-opens')
  for (let y = line.y; y < bottom.y && (await canOpen()) !== 'true'; y += 20) await page.mouse.move(line.x, y)
  await page.mouse.down()
  await page.mouse.up()
  await expect(page).toHaveURL(athlete)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true })

  test('missing sleep and a failed call are reported, touch reads a chart, and pinching zooms', async ({ page }) => {
    const team = await teamOfCoach()
    await page.route('**/athletes-activity/**', (route) =>
      route.fulfill({ status: 403, json: { error: 'The gym is closed', code: 'forbidden' } }),
    )
    await page.route('**/athletes-sleep/**', async (route) => {
      const reply = await route.fetch()
      const { athletes_data, ...rest } = (await reply.json()) as { athletes_data: object[] }
      const empty = athletes_data.map((athlete) => ({ ...athlete, sleep_data: [] }))
      await route.fulfill({ response: reply, json: { ...rest, athletes_data: empty } })
    })
    const chosen = team.athletes.slice(0, 2).map(({ id }) => id.slice(-6))
    await openTab(page, PHONE, `&days=30&athletes=${chosen.join('.')}`)
    const [recovery, sleep, activity] = TITLES.map((title) => card(page, title)) as [Locator, Locator, Locator]
    await expect(sleep).toContainText('No Sleep Data Available')
    await expect(sleep).toContainText(
      'No athletes in this team have sleep data available for the selected time period.',
    )
    await expect(activity).toContainText('No Activity Data Available')
    await expect(activity).toContainText('The gym is closed')
    // Without an own selection, the chart shows the one at the top of the page.
    await expect(opener(recovery)).toHaveText(`2 of ${team.athletes.length} athletes selected`)
    await opener(recovery).click()
    await recovery.getByRole('button', { name: 'All', exact: true }).click()
    await expect(page).toHaveURL(/&recovery=all$/)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await recovery.getByRole('button', { name: 'About Recovery' }).click()
    await expect(page.getByRole('group', { name: 'About Recovery' })).toContainText(
      `of ${team.athletes.length} athletes with a value`,
    )
    await page.keyboard.press('Escape')
    // A table of the whole team scrolls within its box, including text for screen readers.
    await recovery.getByText('Show as table').click()
    await expect(recovery.getByText('no value').first()).toBeAttached()
    await expectAccessible(page)
    await recovery.getByText('Show as table').click()

    await plot(recovery).scrollIntoViewIfNeeded()
    const left = await pointIn(recovery, 0.35, 0.5)
    const right = await pointIn(recovery, 0.7, 0.5)
    await page.touchscreen.tap(left.x, left.y)
    await expect(recovery.getByText(/^\d+ of \d+ with a value$/)).toBeVisible()
    const fingers = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchEnd' | 'touchMove', ...points: { x: number; y: number }[]) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })
    await touch('touchStart', left)
    await touch('touchStart', left, { ...right, x: right.x - 30 })
    await touch('touchMove', left, right)
    await touch('touchEnd')
    await expect(page.getByRole('button', { name: 'Reset zoom' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Reset zoom' }).click()
    await expect(page.getByText('Two fingers on a chart zoom')).toBeAttached()
  })
})

test('without a choice a phone names who may need attention, and one press chooses the flagged', async ({ page }) => {
  await openTab(page, PHONE, '')
  const recovery = card(page, 'Recovery')
  await expect(recovery.getByText('lowest 3 and highest')).toBeVisible()
  await expect(recovery.getByRole('button', { name: /\d+%(, \w+ \d+)?$/ }).nth(3)).toBeVisible()
  await expect(page.getByText('Drag over a chart to zoom')).toBeHidden()
  const flagged = page.getByRole('button', { name: /^Flagged only \(\d+\)$/ })
  const count = /\d+/.exec((await flagged.textContent()) ?? '')?.[0]
  await flagged.click()
  await expect(flagged).toHaveAttribute('aria-pressed', 'true')
  await expect(opener(recovery)).toHaveText(new RegExp(`^${count} of `))
  await expectAccessible(page)
  await opener(recovery).click()
  await recovery.getByRole('searchbox', { name: 'Find an athlete' }).fill('a')
  expect(await recovery.getByRole('checkbox').count()).toBeGreaterThan(0)
})
