import type { BrowserContextOptions } from '@playwright/test'

/** A way to see a screen. */
export interface Look {
  name: string
  isPhone: boolean
  theme: 'light' | 'dark'
  options: BrowserContextOptions
}

const DESK = { viewport: { width: 1280, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** The looks in which a screen is opened anew. */
export const OPENINGS: readonly Look[] = [
  { name: 'light', isPhone: false, theme: 'light', options: DESK },
  { name: 'dark', isPhone: false, theme: 'dark', options: DESK },
  { name: 'forced', isPhone: false, theme: 'light', options: { ...DESK, forcedColors: 'active' } },
  { name: 'phone', isPhone: true, theme: 'light', options: PHONE },
  { name: '320', isPhone: true, theme: 'light', options: { ...PHONE, viewport: { width: 320, height: 844 } } },
]

/** What the page opened in light turns into when it is printed. */
export const PRINT = { name: 'print', of: 'light', isPhone: false } as const
