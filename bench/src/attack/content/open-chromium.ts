import { type Browser, chromium } from '@playwright/test'
import { provideChromium } from '../../../../scripts/chromium.mjs'

/** Chromium without a window; the caller closes it. */
export async function openChromium(): Promise<Browser> {
  const executablePath = await provideChromium()
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
}
