import { bullets, joinAnd, paragraphs } from '../../answers/phrases/lists.ts'
import { capital } from '../../wording/english.ts'
import { labelOf, metricCalled } from '../../wording/metrics.ts'
import { boldName } from '../../wording/names.ts'
import { fromTo, type Moved, readMoves } from '../changes-of-each.ts'
import type { FollowUpMessage, ReadFollowUp } from '../follow-up-types.ts'
import { comparedPeriodsOf } from '../periods.ts'
import { phraseComparedPeriods } from '../phrase-compared-periods.ts'

const FIRST = '(?:top|first|biggest|worst|furthest|main|number one|no\\.? ?1|#1|1st|leading|largest)'
const ONE = '(?:one|guy|kid|name|athlete|wrestler|person|man|line)'
const SIDE = '(?:side|list|end|group|half|column|part|way|direction|ones|guys|section)'
const sideOf = (way: string, noun: string, verb: string) =>
  new RegExp(
    `\\b${FIRST} (?:${ONE} )?(?:(?:on|of|in|from|at|under|going) )?(?:the )?(?:${way}) ${SIDE}\\b|\\b${FIRST} (?:${ONE} )?(?:(?:on|of|in|from|among) )?(?:the )?(?:${noun})\\b|\\b${ONE} (?:who|that) (?:${verb}) (?:the )?(?:most|furthest)\\b|\\b${FIRST} ${ONE} (?:that |who )?(?:is |was |went |going )?(?:${way})\\b`,
  )
const DOWN = sideOf(
  'down|downward|falling|dropping|drop|lower|bottom',
  'fallers?|droppers?|losers?|drops?|decliners?|falls?|declines?',
  'fell|dropped|went down|declined|lost',
)
const UP = sideOf(
  'up|upward|rising|climbing|gaining|upper',
  'risers?|gainers?|climbers?|winners?|rises?|gains?|improvers?',
  'rose|climbed|went up|gained|improved|jumped',
)
const CAUSES =
  /\b(why|because|behind|driv\w+|caus\w+|explain\w*|reason|what('s| is|s) (it|up|going on|wrong|happening)|is (it|that|this)|was (it|that)|sleep|training|practice|strain|something else|what happened|tell me (more|about)|look at|dig)\b/
const BESIDE = ['sleep_duration', 'strain', 'hrv', 'resting_heart_rate'] as const

/**
 * "The top one on the down side, is it sleep or something else": the first of that side of the movers, with what
 * changed along with it.
 */
export const firstOfSide: ReadFollowUp = async (said) => {
  const { last, words, spans, scope } = said
  const { query } = last
  const [measure] = query.measures
  const isDown = DOWN.test(words)
  const isOfMovers = query.against !== undefined && 'days' in query.against && query.by?.join() === 'athlete'
  if (!measure || !isOfMovers || isDown === UP.test(words) || !CAUSES.test(words)) return undefined
  if (spans.some(({ kind }) => kind === 'name' || kind === 'window' || kind === 'weekdays')) return undefined
  const one = await furthest(said, measure.metric, isDown)
  const athlete = one?.athlete
  const label = labelOf(measure)
  if (!one || !athlete) return { request: last.request, response: `Nobody's ${label} went ${isDown ? 'down' : 'up'}.` }
  const stretches = comparedPeriodsOf(query, scope)
  const metrics = BESIDE.filter((metric) => metric !== measure.metric)
  const beside = await readMoves({ who: { ids: [athlete.id] }, metrics, each: true }, stretches, said)
  const isWorse = (metricCalled(measure.metric).better === 'lower') !== isDown
  const lines = [one, ...beside].map((each) => `${capital(labelOf(each))}: ${fromTo(each)}`)
  return {
    request: { kind: 'query', query: { ...query, who: { ids: [athlete.id] } } },
    response: paragraphs(
      `${verdictOf(beside, isWorse)} ${boldName(athlete.name)}, ${phraseComparedPeriods(stretches, scope)}:`,
      bullets(lines),
      'What goes together is no proof of a cause: ask how the nights went and how the work felt.',
    ),
  }
}

async function furthest(said: FollowUpMessage, metric: string, isDown: boolean): Promise<Moved | undefined> {
  const { query } = said.last
  // After one of them, the other side still means that of the whole list.
  const who = query.who.ids?.length === 1 ? {} : query.who
  const moves = await readMoves({ who, metrics: [metric], each: true }, comparedPeriodsOf(query, said.scope), said)
  return moves
    .filter(({ difference }) => difference !== 0 && difference < 0 === isDown)
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))[0]
}

/** What went along with the change: less sleep and more strain with a drop, the reverse with a rise. */
function verdictOf(beside: readonly Moved[], isWorse: boolean): string {
  const along = beside.filter(({ metric, way, difference }) => {
    if (way === 'same') return false
    return metricCalled(metric).better === 'higher' ? difference < 0 === isWorse : difference > 0 === isWorse
  })
  const known = (metric: string) => beside.some((one) => one.metric === metric)
  const [sleep, strain] = ['sleep_duration', 'strain'].map((metric) => along.some((one) => one.metric === metric))
  const body = along.filter(({ metric }) => metric === 'hrv' || metric === 'resting_heart_rate')
  const rest = body.length > 0 ? `; ${joinAnd(body.map(labelOf))} moved with it` : ''
  if (sleep && strain) return `**Sleep and training both** go with it${rest}.`
  if (sleep) return `**Sleep goes with it**, training does not${rest}.`
  const hours = known('sleep_duration') ? 'sleep was no different beyond the usual swing' : 'sleep was not recorded'
  if (strain) return `**Training rather than sleep**: ${hours}${rest}.`
  return `**Something else**: ${hours}, and neither was training${rest}.`
}
