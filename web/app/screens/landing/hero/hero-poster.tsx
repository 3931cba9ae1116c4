import { THEMES } from '@corner/contract/storage-keys.ts'
import { OnlyInTheme } from '../only-in-theme.tsx'
import { HERO_SIZE, heroFiles, PHONE_HERO_SIZE, PHONE_WINDOW } from './hero-files.ts'
import styles from './hero-video.module.css'

/**
 * Inline script before the picture below: the theme is known by then (ui/theme/theme.ts), so only the matching poster,
 * the largest element of the first view, is fetched, and at once.
 */
const PRELOAD_SCRIPT = `(()=>{const l=document.createElement('link')
l.rel='preload';l.as='image';l.fetchPriority='high'
l.href='/branding/hero-poster'+(matchMedia(${JSON.stringify(PHONE_WINDOW)}).matches?'-phone':'')+(document.documentElement.dataset.theme==='dark'?'-dark':'')+'.webp'
document.head.append(l)})()`

export function HeroPoster() {
  return (
    <>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: PRELOAD_SCRIPT }} />
      {THEMES.map((theme) => (
        <OnlyInTheme key={theme} theme={theme}>
          <picture>
            <source media={PHONE_WINDOW} srcSet={heroFiles(theme, true).poster} {...PHONE_HERO_SIZE} />
            <img className={styles.poster} src={heroFiles(theme, false).poster} alt="" loading="lazy" {...HERO_SIZE} />
          </picture>
        </OnlyInTheme>
      ))}
    </>
  )
}
