import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files of a club's branding, in sets that belong together: a club that provides one file of a set replaces the whole set,
 * or a page would show the club's film under our poster. No other names are served from BRANDING_DIR.
 */
const SETS: readonly (readonly string[])[] = [
  ['logo.svg', 'logo-dark.svg'],
  ['favicon.svg'],
  ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png'],
  ['social.jpg'],
  [
    'hero.webm',
    'hero.mp4',
    'hero-dark.webm',
    'hero-dark.mp4',
    'hero-poster.webp',
    'hero-poster-dark.webp',
    'hero-phone.webm',
    'hero-phone.mp4',
    'hero-phone-dark.webm',
    'hero-phone-dark.mp4',
    'hero-poster-phone.webp',
    'hero-poster-phone-dark.webp',
  ],
]
/** What is shown in place of a file that a set lacks: the first of these that it has. */
const STAND_INS: Readonly<Record<string, readonly string[]>> = {
  'logo-dark.svg': ['logo.svg'],
  'hero-dark.webm': ['hero.webm'],
  'hero-dark.mp4': ['hero.mp4'],
  'hero-poster-dark.webp': ['hero-poster.webp'],
  'hero-phone.webm': ['hero.webm'],
  'hero-phone.mp4': ['hero.mp4'],
  'hero-poster-phone.webp': ['hero-poster.webp'],
  'hero-phone-dark.webm': ['hero-phone.webm', 'hero-dark.webm', 'hero.webm'],
  'hero-phone-dark.mp4': ['hero-phone.mp4', 'hero-dark.mp4', 'hero.mp4'],
  'hero-poster-phone-dark.webp': ['hero-poster-phone.webp', 'hero-poster-dark.webp', 'hero-poster.webp'],
}

export interface BrandingFile {
  folder: string
  name: string
}

/**
 * Which file is served under each name; a name without one is left out. `ownFolder` undefined: all files are the shipped ones.
 */
export function brandingFiles(shippedFolder: string, ownFolder: string | undefined): Map<string, BrandingFile> {
  const files = new Map<string, BrandingFile>()
  for (const set of SETS) {
    const isOwn = ownFolder !== undefined && set.some((name) => existsSync(join(ownFolder, name)))
    for (const name of set) {
      const file = findFile(isOwn ? ownFolder : shippedFolder, name)
      if (file) files.set(name, file)
    }
  }
  return files
}

function findFile(folder: string, wanted: string): BrandingFile | undefined {
  const name = [wanted, ...(STAND_INS[wanted] ?? [])].find((one) => existsSync(join(folder, one)))
  return name === undefined ? undefined : { folder, name }
}
