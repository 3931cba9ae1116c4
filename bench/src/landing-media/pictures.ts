import type { Browser } from '@playwright/test'
import type { DemoLogin } from '../signed-in-page.ts'
import { openScreen, type Theme } from './open-screen.ts'

interface SectionPicture {
  /** web/app/screens/landing/section-pictures.ts imports it by this name, followed by the theme. */
  name: string
  login: DemoLogin
  path: string
  viewport: { width: number; height: number }
  deviceScaleFactor: number
  /** The heading at the top of the picture; undefined: the top of the page. */
  from?: string
}

/** 1456 x 910 and 780 x 1040: the sizes in web/app/screens/landing/section-pictures.ts. */
const WIDE = { viewport: { width: 1120, height: 700 }, deviceScaleFactor: 1.3 }
const PHONE = { viewport: { width: 390, height: 520 }, deviceScaleFactor: 2 }
const PAINS = { login: 'athlete', path: '/dashboard?days=14', from: 'Sleep Hours' } as const
const ANSWERS = { login: 'coach', path: '/coach-dashboard?days=30' } as const

export const SECTION_PICTURES: readonly SectionPicture[] = [
  { name: 'pains', ...PAINS, ...WIDE },
  { name: 'pains-phone', ...PAINS, ...PHONE },
  { name: 'answers', ...ANSWERS, ...WIDE },
  { name: 'answers-phone', ...ANSWERS, ...PHONE, from: 'Athletes Needing' },
]
const ABOVE_HEADING_PX = 40

export async function takePicture(browser: Browser, url: string, theme: Theme, picture: SectionPicture, path: string) {
  const { name: _, from, ...screen } = picture
  const page = await openScreen(browser, url, { ...screen, theme, reducedMotion: 'reduce' })
  if (from !== undefined) {
    const heading = await page.getByRole('heading', { name: from }).first().boundingBox()
    if (!heading) throw new Error(`${screen.path} has no heading ${from}`)
    await page.evaluate(`scrollTo(0, ${heading.y - ABOVE_HEADING_PX})`)
  }
  await page.screenshot({ path, animations: 'disabled' })
  await page.context().close()
}
