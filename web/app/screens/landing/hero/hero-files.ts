import type { Theme } from '@corner/contract/storage-keys.ts'

/** The windows that get the film and the pictures of a phone's screen; also in the style sheets. */
export const PHONE_WINDOW = '(max-width: 640px)'

/**
 * The hero files, which a club may replace (docs/branding.md); for a missing dark or phone file the server sends the
 * light or wide one.
 */
export function heroFiles(theme: Theme, isPhone: boolean) {
  const variant = `${isPhone ? '-phone' : ''}${theme === 'dark' ? '-dark' : ''}`
  return {
    poster: `/branding/hero-poster${variant}.webp`,
    size: isPhone ? PHONE_HERO_SIZE : HERO_SIZE,
    videos: [
      { src: `/branding/hero${variant}.webm`, type: 'video/webm' },
      { src: `/branding/hero${variant}.mp4`, type: 'video/mp4' },
    ],
  }
}

export const HERO_SIZE = { width: 1280, height: 720 }
export const PHONE_HERO_SIZE = { width: 600, height: 960 }
