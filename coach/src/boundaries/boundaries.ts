import { BOUNDARY_LEXICON } from '../language/lexicon/boundary-words.ts'
import { ORDINARY_WORDS } from '../language/lexicon/ordinary-words.ts'
import { fold } from '../language/words/fold.ts'
import type { Found } from '../language/words/phrases.ts'
import type { Token } from '../language/words/token.ts'
import type { CoachScope } from '../scope.ts'

/** What a message says about other teams, the rules, and things outside sport. */
export interface Boundaries {
  otherTeams: boolean
  joinCodes: boolean
  privateData: boolean
  offTopic: boolean
  /** Where somebody tries to change the rules. */
  manipulations: readonly Found[]
}

const MEN = ['men', 'boy', 'male']
const WOMEN = ['women', 'girl', 'female', 'ladie']
const SPORTS =
  'wrestling rowing swimming judo soccer football basketball volleyball track tennis lacrosse hockey baseball softball gymnastics golf boxing rugby'.split(
    ' ',
  )
/**
 * What distinguishes the teams of an organization. Only a kind that the user's own team name mentions can point to
 * another team.
 */
const KINDS = [[...MEN, ...WOMEN], SPORTS, ['jv', 'varsity', 'junior', 'academy']]
const SIDES = new Set(KINDS.flat())
const bare = (text: string) => text.replace(/['’]s$|s$/, '')

/** @param team of the user: its own "women's team" is no other team */
export function findBoundaries(
  tokens: readonly Token[],
  team: Pick<CoachScope['team'], 'name' | 'organization'>,
): Boundaries {
  const found = BOUNDARY_LEXICON.findAll(tokens, { number: ({ value }) => value !== undefined })
  const has = (concept: string) => found.some((each) => each.concept === concept)
  const wordsOf = (name: string) => name.split(/[^\p{L}\p{M}'’]+/u).map((word) => bare(fold(word)))
  const own = new Set(wordsOf(team.name))
  const named = new Set(
    [...wordsOf(team.name), ...wordsOf(team.organization)].filter(
      (word) => word !== '' && !SIDES.has(word) && !ORDINARY_WORDS.has(word),
    ),
  )
  const isWomens = own.has('women') || own.has('girl') || own.has('female') || own.has('ladie')
  const isMens = own.has('men') || own.has('boy') || own.has('male')
  return {
    otherTeams:
      has('other_teams') ||
      found.some(({ concept, from }) => concept === 'sport_team' && !own.has(tokens[from]?.text ?? '')) ||
      isSibling(tokens, named, otherSides(own)) ||
      (has('womens_team') && isMens) ||
      (has('mens_team') && isWomens),
    joinCodes: has('join_codes'),
    privateData: has('private_data'),
    offTopic: has('off_topic'),
    manipulations: found.filter(({ concept }) => concept === 'manipulation'),
  }
}

// "Riverside Women's Wrestling": so many words may follow what both names begin with.
const NAME_REACH = 2

/**
 * Another team of the same organization: its name begins like the user's team, and continues with another side or
 * sport.
 */
function isSibling(tokens: readonly Token[], named: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return tokens.some(({ text, sentence }, at) => {
    if (!named.has(bare(text))) return false
    const following = tokens.slice(at + 1, at + 1 + NAME_REACH).filter((next) => next.sentence === sentence)
    return following.some((next) => others.has(bare(next.text)))
  })
}

/** The words for sides and sports that the user's team name excludes. */
function otherSides(own: ReadonlySet<string>): ReadonlySet<string> {
  const alike = [MEN, WOMEN].filter((words) => words.some((word) => own.has(word))).flat()
  const excluding = KINDS.filter((kind) => kind.some((word) => own.has(word)))
  return new Set(excluding.flat().filter((word) => !own.has(word) && !alike.includes(word)))
}
