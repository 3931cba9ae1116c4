import type { Gender } from '@corner/contract/constants/sports.ts'

const GENDER_WORD: Record<Gender, string> = { mixed: '', male: ' Men', female: ' Women' }

interface NewTeam {
  organization: string
  sport: string
  gender: Gender
}

/**
 * What a new team is called: `Iowa Wrestling`, `Iowa Wrestling Women`. The organization stands before the sport's word, as where
 * a screen derives it from the name (docs/reference/administration.md#team-names). One that is named after the sport already is not
 * named so twice.
 */
export function teamName({ organization, sport, gender }: NewTeam): string {
  const saysSport = ` ${organization.toLowerCase()}`.endsWith(` ${sport.toLowerCase()}`)
  return `${saysSport ? organization : `${organization} ${sport}`}${GENDER_WORD[gender]}`
}

/** The name, or with the first number that makes it another than those: a club may have a second squad. */
export function numberedName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((other) => other.toLowerCase()))
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name} ${number}`
    if (!known.has(candidate.toLowerCase())) return candidate
  }
}
