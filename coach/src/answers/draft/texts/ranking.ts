import { writeSpan } from '../../../wording/day-names.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { isKnown, lookUp } from '../../asked/look-up.ts'
import { plainName } from '../../phrases/names.ts'
import type { DraftText } from '../draft-text.ts'
import { RECIPIENTS } from '../wish/recipient.ts'
import { callName, type DraftFor } from './draft-for.ts'

const PLACES = 5
const MOST_PLACES = 10
const NIGHTS = 7
const MONTH = 30

/** The best of the team by their sleep or recovery of the week, by place and name for the wall; the figures stand below it for the coach. */
export async function writeRanking(given: DraftFor): Promise<DraftText | undefined> {
  const { wish, scope, toolbox } = given
  const metric = /\b(recover\w*)\b/i.test(wish.words)
    ? 'recovery'
    : /\bstrain\b/i.test(wish.words)
      ? 'strain'
      : 'sleep_duration'
  const asked = /\btop[- ](\d+|three|five|ten)\b/i.exec(wish.words)?.[1]?.toLowerCase()
  const places = Math.min(MOST_PLACES, asked ? (SPELLED[asked] ?? Number(asked)) : PLACES)
  const isOfMonth = /\b(month|30 days|four weeks)\b/i.test(wish.words)
  const { rows, window } = await lookUp(
    {
      who: {},
      measures: [{ metric, aggregate: 'mean' }],
      days: { window: { last: isOfMonth ? MONTH : NIGHTS } },
      by: ['athlete'],
      order: 'highest',
      asks: 'who',
    },
    { toolbox },
  )
  const ranked = rows.flatMap(({ group: { athlete }, facts: [fact] }) => {
    const known = scope.athletes.find(({ id }) => id === athlete?.id)
    return known && isKnown(fact) && fact.records >= LEAST_NIGHTS ? [{ known, fact }] : []
  })
  const best = ranked.slice(0, places)
  if (best.length === 0) return undefined
  const title = `${TITLES[metric]} this ${isOfMonth ? 'month' : 'week'}`
  return {
    to: wish.to && wish.to !== 'athletes' ? RECIPIENTS[wish.to] : 'the whiteboard',
    about: title,
    greeting: `**${title}**`,
    lines: [...best.map(({ known }, place) => ({ text: `${place + 1}. ${callName(known, scope)}`, keep: 1 as const }))],
    isOrdered: true,
    closing: COMPETES.test(wish.words) ? `Who makes the list next ${isOfMonth ? 'month' : 'week'}?` : '',
    forYou: `${best.map(({ known, fact }) => `${plainName(known.name)} ${writeFigure(fact.measure, fact.value, 1)}`).join(', ')}${metric === 'sleep_duration' ? ' a night' : ''}.`,
    beneath: [
      `it ranks averages of ${writeSpan(window.from, window.until, scope.today)}, of those with at least ${LEAST_NIGHTS} records`,
      'the hours and scores themselves stay off the wall',
    ],
  }
}

/** Fewer nights are luck. */
const LEAST_NIGHTS = 5
const SPELLED: Readonly<Record<string, number>> = { three: 3, five: 5, ten: 10 }
const TITLES = { sleep_duration: 'Top sleepers', recovery: 'Best recovery', strain: 'Hardest workers' }
const COMPETES = /\b(competition|compete|contest|challenge|game)\b/i
