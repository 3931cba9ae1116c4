import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { obeyStopSignals, stopAtEnd, stopEverything } from '@corner/server/launch/stop-signals.ts'
import { chromium } from '@playwright/test'
import { provideChromium } from '../../../scripts/chromium.mjs'
import { startDemo } from '../demo.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { encodeImage, encodeVideo } from './encode.ts'
import { takeIcons, takeSocialPicture } from './icons.ts'
import type { Theme } from './open-screen.ts'
import { type PictureSize, SECTION_PICTURES, takePicture } from './pictures.ts'
import { type Film, PHONE_FILM, recordScenes, WIDE_FILM } from './scenes.ts'

/**
 * `npm run landing-media`: records the front page's video and pictures from the running demo; with `-- pictures` only the
 * pictures of its sections, which takes a minute instead of many. Needs ffmpeg.
 */
const ROOT = join(import.meta.dirname, '../../..')
const BRANDING = join(ROOT, 'web/public/branding')
const PICTURES = join(ROOT, 'web/app/screens/landing/pictures')
/** For the page, which keeps their places free. */
const SIZES_FILE = join(PICTURES, 'sizes.json')
const THEMES: readonly Theme[] = ['light', 'dark']

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

  /** Returns its first frame, which is also its poster. */
  const makeFilm = async (film: Film, theme: Theme, suffix: string) => {
    const scenes = await recordScenes(browser, url, film, theme, join(folder, `film${suffix}-${theme}`))
    await encodeVideo(scenes, join(BRANDING, `hero${suffix}`))
    const first = join(scenes[0]?.folder ?? '', '0000.png')
    await encodeImage(first, join(BRANDING, `hero-poster${suffix}.webp`))
    return first
  }
  const shot = join(folder, 'shot.png')
  const sizes: Record<string, PictureSize> = {}
  for (const picture of SECTION_PICTURES)
    for (const theme of THEMES) {
      const size = await takePicture(browser, url, theme, picture, shot)
      const known = sizes[picture.name] ?? size
      if (size.height !== known.height || size.width !== known.width) throw new Error(`${picture.name} has two sizes`)
      sizes[picture.name] = size
      await encodeImage(shot, join(PICTURES, `${picture.name}-${theme}.webp`))
    }
  await writeFile(SIZES_FILE, `${JSON.stringify(sizes, null, 2)}\n`)
  if (process.argv[2] === 'pictures') await stopEverything(0)
  for (const theme of THEMES) {
    const suffix = theme === 'dark' ? '-dark' : ''
    const first = await makeFilm(WIDE_FILM, theme, suffix)
    await makeFilm(PHONE_FILM, theme, `-phone${suffix}`)
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
