import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { obeyStopSignals, stopAtEnd, stopEverything } from '@corner/server/launch/stop-signals.ts'
import { chromium } from '@playwright/test'
import { provideChromium } from '../../../scripts/chromium.mjs'
import { startDemo } from '../demo.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { encodeImage, encodeVideo } from './encode.ts'
import { takeIcons, takeSocialPicture } from './icons.ts'
import { SECTION_PICTURES, takePicture } from './pictures.ts'
import { recordScenes } from './scenes.ts'

/** `npm run landing-media`: records the front page's video and pictures from the running demo. Needs ffmpeg. */
const ROOT = join(import.meta.dirname, '../../..')
const BRANDING = join(ROOT, 'web/public/branding')
const PICTURES = join(ROOT, 'web/app/screens/landing/pictures')
const SMALL_POSTER_WIDTH = 800

const cleanUp = new AsyncDisposableStack()
stopAtEnd('The recording', () => cleanUp.disposeAsync())
obeyStopSignals()
try {
  const folder = await temporaryFolder(cleanUp)
  // CORNER_URL: use a demo that is running already.
  const url = process.env.CORNER_URL ?? (await startDemo(join(folder, 'demo'), cleanUp)).url
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  })
  cleanUp.defer(() => browser.close())
  await Promise.all([BRANDING, PICTURES].map((path) => mkdir(path, { recursive: true })))

  for (const theme of ['light', 'dark'] as const) {
    const suffix = theme === 'dark' ? '-dark' : ''
    const shot = join(folder, 'shot.png')
    for (const picture of SECTION_PICTURES) {
      await takePicture(browser, url, theme, picture, shot)
      await encodeImage(shot, join(PICTURES, `${picture.name}-${theme}.webp`))
    }
    const scenes = await recordScenes(browser, url, theme, join(folder, theme))
    await encodeVideo(scenes, join(BRANDING, `hero${suffix}`))
    const first = join(scenes[0]?.folder ?? '', '0000.png')
    await encodeImage(first, join(BRANDING, `hero-poster${suffix}.webp`))
    await encodeImage(first, join(BRANDING, `hero-poster-small${suffix}.webp`), SMALL_POSTER_WIDTH)
    if (theme === 'dark') continue
    await takeSocialPicture(browser, url, first, shot)
    await encodeImage(shot, join(BRANDING, 'social.jpg'))
  }
  await takeIcons(browser, join(BRANDING, 'favicon.svg'), BRANDING)
  await stopEverything(0)
} catch (error) {
  console.error(error)
  await stopEverything(1)
}
