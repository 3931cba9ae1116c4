import { THEMES } from '@corner/contract/storage-keys.ts'
import { OnlyInTheme } from '../only-in-theme.tsx'
import { HERO_SIZE, heroFiles } from './hero-files.ts'
import styles from './hero-video.module.css'

const SMALL_WIDTH = 800
const SIZES = '(min-width: 1280px) 1216px, 94vw'

/**
 * Inline script before the picture below: the theme is known by then (ui/theme/theme.ts), so only the matching poster,
 * the largest element of the first view, is fetched, and at once.
 */
const PRELOAD_SCRIPT = `(()=>{const d=document.documentElement.dataset.theme==='dark'?'-dark':'',l=document.createElement('link')
l.rel='preload';l.as='image';l.fetchPriority='high';l.imageSizes=${JSON.stringify(SIZES)}
l.imageSrcset='/branding/hero-poster-small'+d+'.webp ${SMALL_WIDTH}w, /branding/hero-poster'+d+'.webp ${HERO_SIZE.width}w'
document.head.append(l)})()`

export function HeroPoster() {
  return (
    <>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: PRELOAD_SCRIPT }} />
      {THEMES.map((theme) => {
        const { poster, smallPoster } = heroFiles(theme)
        return (
          <OnlyInTheme key={theme} theme={theme}>
            <img
              className={styles.poster}
              src={poster}
              srcSet={`${smallPoster} ${SMALL_WIDTH}w, ${poster} ${HERO_SIZE.width}w`}
              sizes={SIZES}
              alt=""
              loading="lazy"
              {...HERO_SIZE}
            />
          </OnlyInTheme>
        )
      })}
    </>
  )
}
