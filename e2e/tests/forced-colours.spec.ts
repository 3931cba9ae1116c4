import { expect, SIZES, signInAs, test } from '../corner.ts'

test.use({ viewport: SIZES.desktop, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** The colour of a border or background as the browser paints it. */
const painted = (property: string, selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => getComputedStyle(one)[${JSON.stringify(property)}])`

test('with the colours of the system the selected tab and the current page stand out', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  await page.goto('/coach-dashboard')
  await expect(page.getByText('Data Quality Issues')).toBeVisible()
  const borders = (selector: string) => page.evaluate<string[]>(painted('borderBottomColor', selector))
  for (const [chosen, all] of [
    ['[role=tab][aria-selected=true]', '[role=tab]'],
    ['nav ul > li > a[aria-current=page]', 'nav ul > li > a'],
  ] as const) {
    const [own = ''] = await borders(chosen)
    const ground = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
    expect(own, chosen).not.toBe(ground)
    expect(
      (await borders(all)).filter((one) => one === own),
      chosen,
    ).toHaveLength(1)
    expect((await borders(all)).filter((one) => one === ground).length, chosen).toBeGreaterThan(2)
  }
})

test('with the colours of the system the bar of the coverage is drawn', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  await page.goto('/coach-dashboard')
  await expect(page.getByText('Data Quality Issues')).toBeVisible()
  const ground = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
  const bars = await page.evaluate<string[]>(painted('backgroundColor', '[class*=coverage] > span > span'))
  expect(bars).toHaveLength(1)
  expect(bars).not.toContain(ground)
})

test('with the colours of the system the squares of a legend keep theirs', async ({ page }) => {
  await signInAs(page, 'athlete@corner.example')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Sleep Stages' })).toBeVisible()
  const squares = painted('backgroundColor', 'main ul span[style*="--mark"]')
  await expect.poll(async () => new Set(await page.evaluate<string[]>(squares)).size).toBeGreaterThan(3)
})
