import { BOUNDARY_LEXICON } from './lexicon/boundary-words.ts'
import { fold } from './words/fold.ts'
import type { Found } from './words/phrases.ts'
import type { Token } from './words/token.ts'

/** What a message says of other teams, the rules, and things outside of sport. */
export interface Boundaries {
  otherTeams: boolean
  joinCodes: boolean
  privateData: boolean
  offTopic: boolean
  /** Where somebody tries to change the rules. */
  manipulations: readonly Found[]
}

/** @param teamName of the asking user's team: its own "women's team" is no other team */
export function findBoundaries(tokens: readonly Token[], teamName: string): Boundaries {
  const found = BOUNDARY_LEXICON.findAll(tokens, { number: ({ value }) => value !== undefined })
  const has = (concept: string) => found.some((each) => each.concept === concept)
  const own = new Set(teamName.split(/[^\p{L}\p{M}'’]+/u).map((word) => fold(word).replace(/s$/, '')))
  const isWomens = own.has('women') || own.has('girl') || own.has('female') || own.has('ladie')
  const isMens = own.has('men') || own.has('boy') || own.has('male')
  return {
    otherTeams:
      has('other_teams') ||
      found.some(({ concept, from }) => concept === 'sport_team' && !own.has(tokens[from]?.text ?? '')) ||
      (has('womens_team') && isMens) ||
      (has('mens_team') && isWomens),
    joinCodes: has('join_codes'),
    privateData: has('private_data'),
    offTopic: has('off_topic'),
    manipulations: found.filter(({ concept }) => concept === 'manipulation'),
  }
}
