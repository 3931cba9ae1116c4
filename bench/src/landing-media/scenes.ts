import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { DemoLogin } from '../signed-in-page.ts'
import { openScreen, type Theme } from './open-screen.ts'

export const FRAMES_A_SECOND = 25

interface Scene {
  login: DemoLogin
  path: string
  seconds: number
  /** Moves the screen to its state at `progress` (0 to 1) of the scene. */
  move(page: Page, progress: number): Promise<void>
}

export interface RecordedScene {
  /** Contains the frames 0000.png, 0001.png and so on. */
  folder: string
  seconds: number
}

export interface Film {
  window: Pick<BrowserContextOptions, 'viewport' | 'deviceScaleFactor' | 'isMobile'>
  scenes: readonly Scene[]
}

/**
 * A short tour: a team overview, its month under the pointer, a question to the AI coach, then one athlete's own screen.
 */
const WIDE_SCENES: readonly Scene[] = [
  {
    login: 'coach',
    path: '/coach-dashboard',
    seconds: 4,
    move: (page, progress) => scrollThrough(page, eased(Math.min(1, Math.max(0, (progress - 0.3) / 0.6)))),
  },
  {
    login: 'coach',
    path: '/coach-dashboard?tab=analytics&days=30',
    seconds: 4,
    async move(page, progress) {
      const plot = await page.locator('canvas').first().boundingBox()
      if (!plot) throw new Error('The Analytics Dashboard shows no chart')
      const moved = eased(Math.max(0, (progress - 0.15) / 0.85))
      if (moved > 0) await page.mouse.move(plot.x + plot.width * (0.1 + 0.72 * moved), plot.y + plot.height * 0.45)
    },
  },
  { login: 'coach', path: '/coach-dashboard?tab=chat', seconds: 5, move: askTheCoach },
  {
    login: 'athlete',
    path: '/dashboard?days=30',
    seconds: 4,
    move: (page, progress) => scrollThrough(page, eased(Math.min(1, Math.max(0, (progress - 0.15) / 0.7)))),
  },
]

/** On a phone: who needs the coach and why, a question to the AI coach, then one athlete's own screen. */
const PHONE_SCENES: readonly Scene[] = [
  {
    login: 'coach',
    path: '/coach-dashboard',
    seconds: 4.5,
    move: (page, progress) => scrollTo(page, 560 * eased(Math.min(1, Math.max(0, (progress - 0.3) / 0.5)))),
  },
  { login: 'coach', path: '/coach-dashboard?tab=chat', seconds: 5, move: askTheCoach },
  {
    login: 'athlete',
    path: '/dashboard',
    seconds: 4,
    move: (page, progress) => scrollTo(page, 1000 * eased(Math.min(1, Math.max(0, (progress - 0.3) / 0.6)))),
  },
]

/** The sizes in web/app/screens/landing/hero/hero-files.ts. */
export const WIDE_FILM: Film = { window: { viewport: { width: 1280, height: 720 } }, scenes: WIDE_SCENES }
export const PHONE_FILM: Film = {
  window: { viewport: { width: 400, height: 640 }, deviceScaleFactor: 1.5, isMobile: true },
  scenes: PHONE_SCENES,
}

/** Frame by frame, so that the video does not depend on the machine's speed. */
export async function recordScenes(browser: Browser, url: string, film: Film, theme: Theme, folder: string) {
  const recorded: RecordedScene[] = []
  for (const [index, { login, path, seconds, move }] of film.scenes.entries()) {
    const frames = join(folder, String(index))
    await mkdir(frames, { recursive: true })
    const page = await openScreen(browser, url, { login, path, theme, reducedMotion: 'reduce', ...film.window })
    const count = Math.round(seconds * FRAMES_A_SECOND)
    for (let frame = 0; frame < count; frame++) {
      await move(page, frame / (count - 1))
      await page.screenshot({ path: join(frames, `${String(frame).padStart(4, '0')}.png`) })
    }
    await page.context().close()
    recorded.push({ folder: frames, seconds })
  }
  return recorded
}

const QUESTION = 'Who is at risk, and why?'
/** Shares of the scene: the question is typed until the first, and the answer is visible from the second. */
const TYPED = 0.35
const SENT = 0.45

/** Types the question, sends it once and leaves the answer on the screen. */
async function askTheCoach(page: Page, progress: number): Promise<void> {
  const input = page.locator('textarea')
  await input.evaluate('(box) => box.scrollIntoView({ block: "end" })')
  await page.evaluate('scrollBy(0, 24)')
  const typed = QUESTION.slice(0, Math.round(QUESTION.length * Math.min(1, progress / TYPED)))
  if (progress < SENT) return input.fill(typed)
  if ((await input.inputValue()) !== QUESTION) return
  await input.press('Enter')
  await page.getByText('How I got this').waitFor()
}

async function scrollThrough(page: Page, share: number): Promise<void> {
  await page.evaluate(`scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * ${share})`)
}

async function scrollTo(page: Page, px: number): Promise<void> {
  await page.evaluate(`scrollTo(0, ${px})`)
}

/** Eases in and out. */
function eased(progress: number): number {
  return progress * progress * (3 - 2 * progress)
}
