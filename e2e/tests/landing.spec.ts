import type { Page } from '@playwright/test'
import { chooseTheme, expect, expectAccessible, SIZES, test, VARIANTS } from '../corner.ts'

const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const
const ANSWERS_TITLE = 'The First AI Dashboard That Thinks Like the Coaching Staff'
const PAINS_TITLE = 'Too Much Data, Not Enough Insight'

const section = (page: Page, name: string) => page.getByRole('region', { name })
const VIDEO = "document.querySelector('main video')"

test.describe('a visitor', () => {
  test.use(STILL)

  test('finds the ways in, the headline and two sections of four points', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Wrestling Dashboard')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turning Your Data Into Victory')
    for (const title of [PAINS_TITLE, ANSWERS_TITLE]) {
      await expect(section(page, title).getByRole('listitem')).toHaveCount(4)
      await expect(section(page, title).getByRole('img')).toBeVisible()
    }
    await header.getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL('/login')
    await page.getByRole('link', { name: /front page/ }).click()
    await expect(page).toHaveURL('/')
  })

  for (const [opener, isIt] of [
    ['the first picture', 'img'],
    ['the second picture', 'img'],
    ['the video', 'video'],
  ] as const)
    test(`opens ${opener} over the window and gets back by button, backdrop and Escape`, async ({ page }) => {
      await page.goto('/')
      const button =
        isIt === 'video'
          ? page.getByRole('button', { name: 'Fullscreen' })
          : section(page, opener.includes('first') ? PAINS_TITLE : ANSWERS_TITLE).getByRole('button')
      const overlay = page.getByRole('dialog')

      await button.focus()
      await page.keyboard.press('Enter')
      await expect(overlay.locator(isIt).and(page.locator(':visible'))).toBeVisible()
      const close = overlay.getByRole('button', { name: 'Close' })
      await expect(close).toBeFocused()
      if (isIt === 'img') {
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        const isInside = await page.evaluate(
          'document.activeElement === document.body || document.activeElement.closest("dialog") !== null',
        )
        expect(isInside, 'the focus stays in the overlay').toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(overlay).toBeHidden()
      await expect(button).toBeFocused()

      await button.click()
      await overlay.getByRole('button', { name: 'Close' }).click()
      await expect(overlay).toBeHidden()

      await button.click()
      await expect(overlay).toBeVisible()
      await page.mouse.click(5, 300)
      await expect(overlay).toBeHidden()
      await expect(button).toBeFocused()
    })

  test('sees the address, this year and the logo of the theme in the footer', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-03-04T05:06:07Z'))
    await chooseTheme(page, 'light')
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('© 2031 Corner')
    await expect(footer.locator('address')).toContainText('Example Town')
    await footer.scrollIntoViewIfNeeded()
    await expect(footer.getByRole('img', { name: 'Corner' })).toHaveAttribute('src', '/branding/logo.svg')
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(footer.getByRole('img', { name: 'Corner' })).toHaveAttribute('src', '/branding/logo-dark.svg')
  })

  for (const { size, viewport, theme } of VARIANTS)
    test(`can use the page and its overlay, ${size}, ${theme}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await chooseTheme(page, theme)
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
      await section(page, PAINS_TITLE).getByRole('button').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
    })

  test('with reduced motion there is a poster, every section at once, and a video on demand', async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main video source')).toHaveCount(0)
    await expect(page.locator('main video')).not.toHaveAttribute('autoplay')
    expect(await shownShare(page, ANSWERS_TITLE)).toBe(1)
    await page.getByRole('button', { name: 'Play video' }).click()
    await expect.poll(() => isPlaying(page)).toBe(true)
  })
})

test('the served page has a looping, muted, autoplay video, whose files wait for the page', async ({ request }) => {
  const [video = ''] = /<video.*?<\/video>/s.exec(await (await request.get('/')).text()) ?? []
  for (const attribute of ['muted', 'loop', 'autoplay', 'playsinline'])
    expect(video.toLowerCase()).toMatch(new RegExp(`\\s${attribute}[=\\s>]`))
  expect(video).not.toContain('<source')
})

test.describe('with motion', () => {
  test('with data saving the video waits to be asked for', async ({ page }) => {
    await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    await page.goto('/')
    await expect(page.locator('main video')).not.toHaveAttribute('autoplay')
    await expect(page.locator('main video source')).toHaveCount(0)
  })

  test('the video runs by itself, muted and in a loop, and can be paused', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => isPlaying(page)).toBe(true)
    expect(await page.evaluate(`(({ muted, loop, autoplay }) => muted && loop && autoplay)(${VIDEO})`)).toBe(true)
    await page.getByRole('button', { name: 'Pause video' }).click()
    await expect.poll(() => isPlaying(page)).toBe(false)
  })

  test('a section fades in over the lowest 300 px, from 60 px below, and moves nothing else', async ({ page }) => {
    await page.setViewportSize(SIZES.desktop)
    await page.goto('/')
    const place = section(page, ANSWERS_TITLE).locator('> div')
    const { y, height } = (await place.boundingBox()) ?? { y: 0, height: 0 }
    const pageHeight = await page.evaluate<number>('document.documentElement.scrollHeight')
    await expect.poll(() => shownShare(page, ANSWERS_TITLE)).toBe(0)

    await page.evaluate(`scrollTo(0, ${y - SIZES.desktop.height + 150})`)
    await expect.poll(() => shownShare(page, ANSWERS_TITLE)).toBeCloseTo(0.5, 1)
    expect(await offsetPx(page, ANSWERS_TITLE)).toBeCloseTo(30, 0)
    await page.evaluate(`scrollTo(0, ${y - SIZES.desktop.height + 320})`)
    await expect.poll(() => shownShare(page, ANSWERS_TITLE)).toBe(1)
    expect(await offsetPx(page, ANSWERS_TITLE)).toBe(0)

    await page.evaluate('scrollTo(0, 0)')
    expect(await shownShare(page, ANSWERS_TITLE), 'it comes in once').toBe(1)
    expect((await place.boundingBox())?.height).toBe(height)
    expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBe(pageHeight)
  })
})

test.describe('a phone', () => {
  test.use({ ...STILL, viewport: SIZES.phone })

  test('a phone gets a film and pictures of a phone’s screen', async ({ page }) => {
    await page.goto('/')
    await expect
      .poll(async () =>
        (await shownPictures(page)).map(({ file }) => file.includes('-phone-') || file.includes('poster-phone')),
      )
      .toEqual([true, true, true])
    const [poster] = await shownPictures(page)
    expect(poster?.ratio, 'upright').toBeGreaterThan(1.5)
    await page.getByRole('button', { name: 'Play video' }).click()
    await expect(page.locator('main video source').first()).toHaveAttribute('src', /hero-phone(-dark)?\.webm$/)
    await expect.poll(() => isPlaying(page)).toBe(true)
  })

  test('pictures far below the window are there without scrolling', async ({ page }) => {
    await page.goto('/')
    await expect.poll(async () => (await shownPictures(page)).map(({ width }) => width > 0)).toEqual([true, true, true])
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page has all its content', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expect(section(page, ANSWERS_TITLE).getByRole('listitem')).toHaveCount(4)
    await expect(section(page, ANSWERS_TITLE).locator('> div > div')).toHaveCSS('opacity', '1')
    await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} Corner/)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /AI coach/)
  })
})

test('search engines and phones find the files they request', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  expect((await request.get('/sitemap.xml')).headers()['content-type']).toContain('xml')
  const manifest = await (await request.get('/site.webmanifest')).json()
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  expect((await request.get('/branding/social.jpg')).status()).toBe(200)
})

// A string, because this file is compiled without the types of a browser.

/** The poster and the sections' pictures of the shown theme: the file that the window chose, and whether it has come. */
function shownPictures(page: Page): Promise<{ file: string; width: number; ratio: number }[]> {
  return page.evaluate(`[...document.querySelectorAll('main img')]
    .filter((one) => one.offsetParent !== null)
    .map((one) => ({ file: one.currentSrc, width: one.naturalWidth, ratio: one.offsetHeight / one.offsetWidth }))`)
}

function isPlaying(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(`(({ paused, currentTime }) => !paused && currentTime > 0)(${VIDEO})`)
}

/** The visible share (0 to 1) of the animated part of a section. */
function shownShare(page: Page, title: string): Promise<number> {
  return page.evaluate<number>(`Number(getComputedStyle(${movingPart(title)}).opacity)`)
}

function offsetPx(page: Page, title: string): Promise<number> {
  return page.evaluate<number>(`new DOMMatrix(getComputedStyle(${movingPart(title)}).transform).f`)
}

function movingPart(title: string): string {
  const text = JSON.stringify(title)
  return `[...document.querySelectorAll('section')].find((one) => one.textContent.includes(${text})).firstElementChild.firstElementChild`
}
