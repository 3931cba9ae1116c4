import type { Boundaries } from './boundaries.ts'
import { UNKNOWN_GROUPS } from './lexicon/not-measured-words.ts'
import type { Reading } from './reading.ts'
import type { Found } from './words/phrases.ts'
import type { Token } from './words/token.ts'

interface Facts extends Omit<Reading, 'signals' | 'tokens'> {
  tokens: readonly Token[]
  /** "Nights under 7 hours": days or nights that are counted, not those of a window. */
  countsDays: boolean
  cues: readonly Found[]
  topics: readonly Found[]
  superlatives: readonly Found[]
  /** How many recovery bands were named. */
  colors: number
  boundaries: Boundaries
  view: 'team' | 'own'
}

const STRICT_RECOMMEND = new Set(
  'should shall recommend recommends recommendation recommendations suggest suggestion suggestions advise advice tips tip plan plans focus prioritize priorities prescribe debo debemos debe recomiendas adjust'.split(
    ' ',
  ),
)
export const STRICT_ORDER =
  /^(\w+est|most|least|best|worst|top|bottom|fewest|max|maximum|min|minimum|mayor|menor|mejor|peor|mas|menos|first|last)$/
const TALK_WORDS = 8
/** "Somebody" asks for nobody. */
export const WHO_WORDS = new Set('who whose whom anyone anybody everyone everybody list quien quienes'.split(' '))
// So short a message names its topic and nothing else.
const TERSE_WORDS = 5

/** The signals that the intent rules ask for. */
export function signalsOf(facts: Facts): ReadonlySet<string> {
  const { tokens, cues, topics, superlatives, boundaries } = facts
  const words = new Set(tokens.map(({ text }) => text))
  const signals = new Set(cues.map(({ concept }) => `cue:${concept}`))
  const put = (signal: string, holds: boolean) => {
    if (holds) signals.add(signal)
  }
  const isAthlete = facts.athletes.length + facts.ambiguous.length > 0
  put('athlete', isAthlete)
  put('athletes:2', facts.athletes.length + facts.ambiguous.length > 1)
  put('stranger', facts.strangers.length > 0)
  if (signals.has('cue:norm') && !isAthlete && isOfAnybody(tokens)) signals.delete('cue:team')
  put('team', signals.has('cue:team') && !signals.has('cue:how_many_athletes'))
  put('athlete_and_team', isAthlete && signals.has('cue:team'))
  // "The three lowest sleepers and their recovery": they are told by the order.
  const isOfOrder = superlatives.length > 0 && facts.limit !== undefined
  put(
    'reference',
    !isAthlete && !isOfOrder && signals.has('cue:reference') && !signals.has('cue:team') && !signals.has('cue:who'),
  )
  if (facts.view === 'team') signals.delete('cue:first_person')
  put('metric', facts.metrics.length > 0)
  put('metric_said', facts.metrics.length > 0)
  put('own_metric', facts.metrics.length > 0 && facts.notMeasured !== undefined && facts.notMeasured !== 'sleep stages')
  put('no_metric', facts.metrics.length === 0)
  for (const name of facts.metricNames) signals.add(`metric:${name}`)
  put('metrics:2', facts.metricNames.length > 1)
  put('statistic', facts.statistic !== undefined)
  put('statistic_strict', facts.statistic !== undefined && facts.statistic !== 'latest')
  if (facts.statistic !== undefined) signals.add(`statistic:${facts.statistic}`)
  put('superlative', superlatives.length > 0)
  put(
    'superlative_strict',
    superlatives.some(({ from, until }) => tokens.slice(from, until).some(({ text }) => STRICT_ORDER.test(text))),
  )
  put(
    'superlative_metric',
    superlatives.some(({ concept }) => /tired|fresh|variable/.test(concept)),
  )
  put('limit', facts.limit !== undefined)
  put('condition', facts.conditions.length > 0)
  put('window', facts.windows.length > 0)
  put('window_past', facts.windows.length > 0 && !signals.has('cue:general'))
  put('windows:2', facts.windows.length > 1)
  put('no_who', !signals.has('cue:who'))
  put('cue:who_strict', signals.has('cue:who'))
  put('cue:general_strict', signals.has('cue:general'))
  put('cue:recommend_strict', signals.has('cue:recommend') && [...words].some((word) => STRICT_RECOMMEND.has(word)))
  put('cue:need_rest_who', signals.has('cue:need_rest') && signals.has('cue:who'))
  put(
    'window_long',
    facts.windows.some(({ isOneDay }) => !isOneDay),
  )
  put('days_noun', facts.countsDays)
  put(
    'past_day',
    facts.windows.some(({ window, today }) => window.until < today),
  )
  put('graded_than', signals.has('cue:graded') && words.has('than'))
  put('terse', tokens.length <= TERSE_WORDS)
  const asksWho = [...words].some((word) => WHO_WORDS.has(word))
  put('who_asked', asksWho)
  const asksAny = words.has('anyone') || words.has('anybody')
  const isSaid = (concept: string) =>
    asksAny && facts.metrics.length === 0 && superlatives.some((found) => found.concept === concept)
  put('cue:can_push', isSaid('freshest') && !signals.has('superlative_strict'))
  put('cue:need_rest', isSaid('most_tired') && !signals.has('superlative_strict'))
  put('signs_asked', signals.has('cue:in_data') && !isAthlete && !asksWho)
  put('worth_asked', signals.has('cue:worth') && !isAthlete && !signals.has('cue:who'))
  put('has_or_did', facts.isYesNo && ['has', 'did', 'was', 'have', 'had'].some((word) => words.has(word)))
  put('colors:1', facts.colors > 0)
  put('colors:2', facts.colors > 1)
  put('coach_date', facts.coachDate !== undefined)
  put('given_recovery', facts.givenRecovery !== undefined)
  put('topic', topics.length > 0)
  put(
    'topic_strong',
    topics.some(({ concept }) => concept === 'topic'),
  )
  put('yes_no', facts.isYesNo)
  put('unknown_group', facts.notMeasured === UNKNOWN_GROUPS && !isAthlete)
  put('not_measured', facts.notMeasured !== undefined)
  put('forecast', facts.notMeasured === 'forecasts')
  put('other_teams', boundaries.otherTeams)
  put('join_codes', boundaries.joinCodes)
  put('private_data', boundaries.privateData)
  put('off_topic', boundaries.offTopic)
  const isGeneral = signals.has('cue:general') || signals.has('cue:what_is')
  put('team_data', signals.has('team') && facts.metrics.length > 0)
  put('general_topic', isGeneral && topics.length > 0 && !isAthlete && !signals.has('team_data'))
  put('topic_question', signals.has('cue:general') && !isAthlete && !signals.has('team') && !signals.has('cue:who'))
  put(
    'general_unknown',
    signals.has('cue:general') && facts.metrics.length === 0 && topics.length === 0 && facts.strangers.length === 0,
  )
  put('overview_alone', signals.has('cue:overview') && facts.metrics.length === 0)
  put(
    'only_talk',
    !signals.has('reference') &&
      tokens.length <= TALK_WORDS &&
      !isAthlete &&
      facts.metrics.length === 0 &&
      facts.windows.length === 0 &&
      topics.length === 0 &&
      !signals.has('cue:who'),
  )
  return signals
}

const PEOPLE = /^(athletes|wrestlers|players|kids|boys|girls|men|women|teens|swimmers|runners|rowers|guys)$/
const OURS = new Set('my our the these those all which what of list team squad we us your his her'.split(' '))

/** "How much sleep do athletes need?" is of athletes anywhere. */
function isOfAnybody(tokens: readonly Token[]): boolean {
  const people = tokens.flatMap(({ text }, at) => (PEOPLE.test(text) ? [at] : []))
  const isOurs = tokens.some(({ text }) => ['team', 'squad', 'we', 'our', 'us', 'roster'].includes(text))
  return people.length > 0 && !isOurs && people.every((at) => !OURS.has(tokens[at - 1]?.text ?? ''))
}
