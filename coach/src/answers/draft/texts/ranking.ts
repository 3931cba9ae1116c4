import { writeSpan } from '../../../wording/day-names.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { plainName } from '../../../wording/names.ts'
import type { KnownFact } from '../../context/look-up.ts'
import { isKnown, lookUp } from '../../context/look-up.ts'
import type { DraftText } from '../draft-text.ts'
import { RECIPIENTS } from '../request/recipient.ts'
import { callName, type DraftFor } from './draft-for.ts'
import { type RankingAsked, rankingAsked } from './ranking-asked.ts'

/** Fewer nights are chance. */
const LEAST_NIGHTS = 5

/**
 * The best of the team by a figure of the week, by place and name for the wall; with figures only where they were asked
 * for.
 */
export async function writeWallRanking(given: DraftFor): Promise<DraftText | undefined> {
  const { wish, scope } = given
  const asked = rankingAsked(wish.words)
  const { ranked, window } = await (asked.isOfGain ? byGain : byMean)(asked, given)
  const best = ranked.slice(0, asked.places)
  if (best.length === 0) return undefined
  const { title, span } = asked
  const figure = ({ fact, gain }: Ranked) =>
    gain === undefined
      ? writeFigure(fact.measure, fact.value, 1)
      : `${gain.from} to ${writeFigure(fact.measure, fact.value, 1)}`
  const heading = `${asked.isOfGain ? `Most improved: ${title}` : title} this ${span}`
  return {
    to: wish.to && wish.to !== 'athletes' ? RECIPIENTS[wish.to] : 'the whiteboard',
    about: heading,
    greeting: `**${heading}**`,
    lines: best.map((one, place) => ({
      text: `${best.length === 1 ? '' : `${place + 1}. `}${callName(one.known, scope)}${asked.isWithFigures ? `, ${figure(one)}` : ''}`,
      keep: 1 as const,
    })),
    isOrdered: true,
    closing: COMPETES.test(wish.words) ? `Who makes the list next ${span}?` : '',
    ...(!asked.isWithFigures && {
      forYou: `${best.map((one) => `${plainName(one.known.name)} ${figure(one)}`).join(', ')}${asked.metric === 'sleep_duration' ? ' a night' : ''}.`,
    }),
    beneath: [
      `it ranks averages of ${writeSpan(window.from, window.until, scope.today)}${asked.isOfGain ? ' against the same number of days before' : ''}, of those with at least ${LEAST_NIGHTS} records`,
      !asked.isWithFigures && 'the figures themselves stay off the wall',
    ],
  }
}

interface Ranked {
  known: DraftFor['people'][number]
  fact: KnownFact
  /** For a gain: the mean before. */
  gain?: { from: string; by: number }
}
interface Ranking {
  ranked: Ranked[]
  window: { from: string; until: string }
}

async function byMean(asked: RankingAsked, given: DraftFor, before = 0): Promise<Ranking> {
  const { metric, days, order } = asked
  const { rows, window } = await lookUp(
    {
      who: {},
      measures: [{ metric, aggregate: 'mean' }],
      days: { window: { last: days, ...(before > 0 && { before }) } },
      by: ['athlete'],
      order,
      asks: 'who',
    },
    given,
  )
  const ranked = rows.flatMap(({ group: { athlete }, facts: [fact] }) => {
    const known = given.scope.athletes.find(({ id }) => id === athlete?.id)
    return known && isKnown(fact) && fact.records >= LEAST_NIGHTS ? [{ known, fact }] : []
  })
  return { ranked, window }
}

/** By how much the mean is better than that of the same number of days before. */
async function byGain(asked: RankingAsked, given: DraftFor): Promise<Ranking> {
  const now = await byMean(asked, given)
  const old = await byMean(asked, given, asked.days)
  const sign = asked.order === 'highest' ? 1 : -1
  const ranked = now.ranked.flatMap((one): Ranked[] => {
    const was = old.ranked.find(({ known }) => known.id === one.known.id)?.fact
    const by = was ? sign * (one.fact.value - was.value) : 0
    return was && by > 0 ? [{ ...one, gain: { from: writeFigure(was.measure, was.value, 1), by } }] : []
  })
  return { ranked: ranked.toSorted((a, b) => (b.gain?.by ?? 0) - (a.gain?.by ?? 0)), window: now.window }
}

const COMPETES = /\b(competition|compete|contest|challenge|game)\b/i
