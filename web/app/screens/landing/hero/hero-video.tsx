import { useEffect, useRef, useState } from 'react'
import { useTheme } from '../../../ui/theme/theme.ts'
import { heroFiles } from './hero-files.ts'
import { HeroPoster } from './hero-poster.tsx'
import styles from './hero-video.module.css'
import { mayPlayByItself, whenPageHasLoaded } from './may-play.ts'
import { useIsPhone } from './use-is-phone.ts'

interface HeroVideoProps {
  /** The overlay shows the same video: this one pauses. */
  isCovered: boolean
  onFullscreen: () => void
}

/**
 * The product video: muted, looping, started automatically after the page has loaded. Can be paused (WCAG 2.2.2); with
 * reduced motion or data saving only the poster shows until the visitor presses Play.
 */
export function HeroVideo({ isCovered, onFullscreen }: HeroVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [playsByItself, setPlaysByItself] = useState(true) // as the page is served; nothing plays before it has sources
  const [isWanted, setWanted] = useState(false)
  const [hasPlayed, setHasPlayed] = useState(false)
  const theme = useTheme()
  const isPhone = useIsPhone()
  const { videos, size } = heroFiles(theme, isPhone)

  useEffect(() => {
    const plays = mayPlayByItself()
    setPlaysByItself(plays)
    return plays ? whenPageHasLoaded(() => setWanted(true)) : undefined
  }, [])
  useEffect(() => {
    const shown = video.current
    if (!shown) return
    shown.muted = true
    if (isWanted && !isCovered) void shown.play().catch((refusal) => isForbidden(refusal) && setWanted(false))
    else shown.pause()
  }, [isWanted, isCovered, theme, isPhone])

  return (
    <div className={styles.hero}>
      <div className={styles.frame}>
        <HeroPoster />
        <video
          key={videos[0]?.src}
          ref={video}
          className={styles.video}
          data-playing={hasPlayed}
          aria-label="A short tour of the dashboard, without sound"
          muted
          loop
          playsInline
          autoPlay={playsByItself}
          preload="none"
          onPlaying={() => setHasPlayed(true)}
          {...size}
        >
          {isWanted && videos.map((file) => <source key={file.src} {...file} />)}
        </video>
      </div>
      <div className={styles.controls}>
        <button type="button" className={styles.control} onClick={() => setWanted(!isWanted)}>
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
            <path d={isWanted ? 'M3 1h3v12H3zM8 1h3v12H8z' : 'M3 1l10 6-10 6z'} fill="currentColor" />
          </svg>
          {isWanted ? 'Pause video' : 'Play video'}
        </button>
        <button type="button" className={styles.control} aria-haspopup="dialog" onClick={onFullscreen}>
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
            <path d="M1 5V1h4M9 1h4v4M13 9v4H9M5 13H1V9" fill="none" stroke="currentColor" strokeWidth="1.75" />
          </svg>
          Fullscreen
        </button>
      </div>
    </div>
  )
}

/** The browser blocks autoplay: the button shows Play. An interruption by pause() does not count. */
function isForbidden(refusal: unknown): boolean {
  return refusal instanceof DOMException && refusal.name === 'NotAllowedError'
}
