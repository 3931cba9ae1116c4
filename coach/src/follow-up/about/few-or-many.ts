import { counted } from '@corner/analytics/numbers/counted.ts'
import { bullets, joinAnd, paragraphs, sentences } from '../../answers/phrases/lists.ts'
import { nameMean } from '../../wording/measures.ts'
import { boldName } from '../../wording/names.ts'
import { fromTo, type Moved, readMoves } from '../changes-of-each.ts'
import type { FollowUpMessage, ReadFollowUp } from '../follow-up-types.ts'
import { comparedPeriodsOf } from '../periods.ts'
import { phraseComparedPeriods } from '../phrase-compared-periods.ts'

const FEW =
  '(?:a few|just a few|a handful|a couple|one or two|two or three|just one|one (?:guy|kid|athlete)|(?:just )?(?:some|certain) (?:of them|guys|kids|athletes)|(?:an )?outliers?|individuals?)'
const MANY =
  '(?:every(?:body|one)|all of (?:them|us)|the whole (?:squad|team|room|group|roster|lineup)|(?:the )?(?:entire|full) (?:squad|team|room|group|roster)|across the board|team-?wide|squad-?wide|most of (?:them|the (?:team|squad|guys)))'
const FEW_OR_MANY = [
  new RegExp(`\\b${FEW}\\b.*\\b(?:or|vs\\.?|versus)\\b.*\\b(?:${MANY}|(?:the )?(?:team|squad|all|group))\\b`),
  new RegExp(`\\b(?:${MANY}|(?:the )?(?:team|squad|group))\\b.*\\b(?:or|vs\\.?|versus)\\b.*\\b${FEW}\\b`),
  new RegExp(
    `\\b(?:driven|dragged|pulled|carried|caused|skewed|lifted)(?: (?:up|down))? by ${FEW}\\b|\\b(?:because of|down to|due to) ${FEW}\\b`,
  ),
  new RegExp(
    `^(?:and |so |but |ok )*(?:is|was) (?:that|it|this)(?: (?:really|just|only|true for|for))* (?:${MANY}|${FEW})`,
  ),
  /^(?:and |so |but |ok )*how many (?:of (?:them|the (?:guys|team|squad))|guys|kids|athletes|people|individuals)?\s*(?:is that|does that|actually|really)?\s*(?:moved|went (?:up|down|that way)|dropped|fell|rose|improved|are (?:up|down)|drive|drove|is (?:that|it) true for)\b/,
]

/** From this share on it is most of them, below it a few. */
const MOST = 0.6
const FEW_SHARE = 0.25
const NAMED = 4

/**
 * Whether a change of the team comes from a few or from most of them, with the average without those who moved
 * furthest.
 */
export const fewOrMany: ReadFollowUp = async (said) => {
  const { last, words } = said
  const [measure] = last.query.measures
  if (!measure || last.query.who.ids?.length === 1 || !FEW_OR_MANY.some((one) => one.test(words))) return undefined
  const stretches = comparedPeriodsOf(last.query, said.scope)
  const who = last.query.who
  const [[team], each] = await Promise.all([
    readMoves({ who, metrics: [measure.metric], each: false }, stretches, said),
    readMoves({ who, metrics: [measure.metric], each: true }, stretches, said),
  ])
  if (!team || each.length < 2) return undefined
  return { request: last.request, response: await write(team, each, said) }
}

async function write(team: Moved, each: readonly Moved[], said: FollowUpMessage): Promise<string> {
  const stretches = comparedPeriodsOf(said.last.query, said.scope)
  const sign = Math.sign(team.difference) || 1
  const moved = each.filter(({ way }) => way !== 'same')
  const along = moved
    .filter(({ difference }) => Math.sign(difference) === sign)
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
  const other = moved.length - along.length
  const same = each.length - moved.length
  const share = along.length / each.length
  const verdict = share >= MOST ? 'Most of them' : share <= FEW_SHARE ? 'A few' : 'A part of them'
  const way = sign > 0 ? 'up' : 'down'
  const furthest = along.slice(0, NAMED)
  const without = furthest.length > 0 && furthest.length < each.length ? await teamWithout(furthest, said) : undefined
  return paragraphs(
    sentences(
      `**${verdict}**: ${nameMean(team.metric)} is ${way} beyond their own swing from day to day for **${along.length} of ${counted(each.length, 'athlete')}**,`,
      `${joinAnd([`${sign > 0 ? 'down' : 'up'} for ${other}`, `about the same for ${same}`])}, ${phraseComparedPeriods(stretches, said.scope)}.`,
    ),
    furthest.length > 0 && `Furthest ${way}:`,
    furthest.length > 0 && bullets(furthest.map((one) => `${boldName(one.athlete?.name ?? '')}: ${fromTo(one)}`)),
    sentences(
      `All together: ${fromTo(team)}.`,
      without &&
        `Without ${furthest.length === 1 ? 'that one' : `those ${furthest.length}`}: ${fromTo(without)}${isTheirs(without, team) ? ', so most of it is theirs' : ''}.`,
    ),
  )
}

async function teamWithout(some: readonly Moved[], said: FollowUpMessage): Promise<Moved | undefined> {
  const { query } = said.last
  const [first, ...others] = some.flatMap(({ athlete }) => athlete?.id ?? [])
  if (first === undefined) return undefined
  const who = { ...query.who, except: [...(query.who.except ?? []), first, ...others] }
  const metrics = some.slice(0, 1).map(({ metric }) => metric)
  const [team] = await readMoves({ who, metrics, each: false }, comparedPeriodsOf(query, said.scope), said)
  return team
}

/** Without them less than half of the change is left. */
const isTheirs = (without: Moved, team: Moved) =>
  Math.abs(without.difference) <= Math.abs(team.difference) / 2 ||
  Math.sign(without.difference) !== Math.sign(team.difference)
