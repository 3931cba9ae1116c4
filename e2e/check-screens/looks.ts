import type { BrowserContextOptions, Page } from '@playwright/test'

/** A way to see a screen: opened anew, then also as the looks that the same page can take on. */
export interface Look {
  name: string
  isPhone: boolean
}

interface Opening extends Look {
  theme: 'light' | 'dark'
  options: BrowserContextOptions
  /** Looks reached without loading again. */
  also: (Look & { change: (page: Page) => Promise<void>; restore?: (page: Page) => Promise<void> })[]
}

const DESK = { viewport: { width: 1280, height: 900 } }
const PHONE = { width: 390, height: 844 }

/** The six looks: three openings and what follows from them. */
export const OPENINGS: readonly Opening[] = [
  {
    name: 'light',
    isPhone: false,
    theme: 'light',
    options: DESK,
    also: [
      {
        name: 'print',
        isPhone: false,
        change: (page) => page.emulateMedia({ media: 'print' }),
        restore: (page) => page.emulateMedia({ media: null }),
      },
      { name: 'forced', isPhone: false, change: (page) => page.emulateMedia({ forcedColors: 'active' }) },
    ],
  },
  { name: 'dark', isPhone: false, theme: 'dark', options: DESK, also: [] },
  {
    name: 'phone',
    isPhone: true,
    theme: 'light',
    options: { viewport: PHONE, hasTouch: true },
    also: [{ name: '320', isPhone: true, change: (page) => page.setViewportSize({ ...PHONE, width: 320 }) }],
  },
]
