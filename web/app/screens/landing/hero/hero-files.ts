import type { Theme } from '@corner/contract/storage-keys.ts'

/**
 * The hero files, which a club may replace (docs/branding.md); for a missing dark file the server sends the light one.
 */
export function heroFiles(theme: Theme) {
  const variant = theme === 'dark' ? '-dark' : ''
  return {
    poster: `/branding/hero-poster${variant}.webp`,
    smallPoster: `/branding/hero-poster-small${variant}.webp`,
    videos: [
      { src: `/branding/hero${variant}.webm`, type: 'video/webm' },
      { src: `/branding/hero${variant}.mp4`, type: 'video/mp4' },
    ],
  }
}

export const HERO_SIZE = { width: 1280, height: 720 }
