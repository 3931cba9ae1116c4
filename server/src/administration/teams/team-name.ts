import type { Gender } from '@corner/contract/constants/sports.ts'

const GENDER_WORD: Record<Gender, string> = { mixed: '', male: ' Men', female: ' Women' }

interface NewTeam {
  organization: string
  sport: string
  gender: Gender
}

/**
 * The name of a new team: `Iowa Wrestling`, `Iowa Wrestling Women`. The organization precedes the sport, because screens derive
 * it from the name (docs/reference/administration.md#team-names). If the organization's name contains the sport, it is not
 * repeated.
 */
export function teamName({ organization, sport, gender }: NewTeam): string {
  const saysSport = ` ${organization.toLowerCase()}`.endsWith(` ${sport.toLowerCase()}`)
  return `${saysSport ? organization : `${organization} ${sport}`}${GENDER_WORD[gender]}`
}

/** The name, with the first free number if it is taken: a club may have a second squad. */
export function numberedName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((other) => other.toLowerCase()))
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name} ${number}`
    if (!known.has(candidate.toLowerCase())) return candidate
  }
}
