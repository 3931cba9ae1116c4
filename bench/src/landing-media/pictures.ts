import type { Browser, Page } from '@playwright/test'
import type { DemoLogin } from '../signed-in-page.ts'
import { openScreen, type Theme, untilStill } from './open-screen.ts'

interface SectionPicture {
  /** web/app/screens/landing/section-pictures.ts imports it by this name, followed by the theme. */
  name: string
  login: DemoLogin
  path: string
  viewport: { width: number; height: number }
  deviceScaleFactor: number
  /** The picture goes from the card of the first heading to the one of the last, whole cards only. */
  cards: readonly [first: string, last: string]
  /** What is done on the screen before. */
  prepare?: (page: Page) => Promise<void>
}

export interface PictureSize {
  width: number
  height: number
}

const WIDE = { viewport: { width: 1120, height: 700 }, deviceScaleFactor: 1.3 }
/** As wide as the picture on the page: its text is read without enlarging it. */
const READABLE = { viewport: { width: 720, height: 700 }, deviceScaleFactor: 2 }
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const PAINS = { login: 'athlete', path: '/dashboard?days=14' } as const
const QUESTION = 'Who needs a lighter day today, and why?'
const ANSWERS = {
  login: 'coach',
  path: `/coach-dashboard?tab=chat&ask=${encodeURIComponent(QUESTION)}`,
  prepare: sendQuestion,
  cards: ['AI Assistant', 'AI Assistant'],
} as const

/** What the pictures show is said by their alternative text in section-pictures.ts. */
export const SECTION_PICTURES: readonly SectionPicture[] = [
  { name: 'pains', ...PAINS, ...WIDE, cards: ['Sleep Hours', 'Activity Strain'] },
  { name: 'pains-phone', ...PAINS, ...PHONE, cards: ['Sleep Hours', 'Sleep Stages'] },
  { name: 'answers', ...ANSWERS, ...READABLE },
  { name: 'answers-phone', ...ANSWERS, ...PHONE },
]
/** The page’s ground around the cards: less than the gap to the next one. */
const EDGE_PX = 6

/** Takes the picture and says its size in pixels. */
export async function takePicture(
  browser: Browser,
  url: string,
  theme: Theme,
  picture: SectionPicture,
  path: string,
): Promise<PictureSize> {
  const { name: _, cards, prepare, ...screen } = picture
  const page = await openScreen(browser, url, { ...screen, theme, reducedMotion: 'reduce' })
  await prepare?.(page)
  const [top, bottom] = [await edgesOf(page, cards[0]), await edgesOf(page, cards[1])]
  const height = Math.round(bottom.end - top.start + 2 * EDGE_PX)
  const x = Math.round(top.left - EDGE_PX)
  const clip = { x, y: Math.round(top.start - EDGE_PX), width: picture.viewport.width - 2 * x, height }
  const shot = await page.screenshot({ path, animations: 'disabled', fullPage: true, clip })
  await page.context().close()
  return { width: shot.readUInt32BE(16), height: shot.readUInt32BE(20) } // the head of a PNG
}

/** What a coach asks next, on the way to being sent: an empty box would show a dead button. */
const NEXT_QUESTION = 'What should I ask Farid?'

/** A phone's area is shorter than the answer, and a picture cannot be scrolled: it is made as high. */
const SHOW_WHOLE_ANSWER = `(area) => {
  const answer = area.querySelector('ol').lastElementChild
  area.style.height = Math.max(area.offsetHeight, answer.offsetHeight + 32) + 'px'
  answer.scrollIntoView({ block: 'start' })
}`

/** Sends the question of the address, waits for the whole answer, and shows all of it. */
async function sendQuestion(page: Page): Promise<void> {
  await page.locator('textarea').press('Enter')
  await page.getByText('How I got this').waitFor()
  await page.locator('textarea').fill(NEXT_QUESTION)
  await page.locator('textarea').blur()
  await untilStill(page)
  await page.getByRole('log').evaluate(SHOW_WHOLE_ANSWER)
  await page.evaluate('scrollTo(0, 0)')
  await page.waitForTimeout(300)
}

/** Edges of the card with a heading, in px from the corner of the page. */
async function edgesOf(page: Page, heading: string): Promise<{ left: number; start: number; end: number }> {
  const cards = page.locator('[class*="_card_"]').filter({ has: page.getByRole('heading', { name: heading }) })
  const box = await cards.last().boundingBox()
  if (!box) throw new Error(`${page.url()} has no card ${heading}`)
  return { left: box.x, start: box.y, end: box.y + box.height }
}
