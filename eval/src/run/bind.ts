import { pointsIn, read } from '../formulas/athlete-values.ts'
import type { Context } from '../formulas/context.ts'
import { addDays } from '../records/calendar.ts'
import type { Athlete, World } from '../records/team.ts'
import { foldInPlace } from '../reply/names.ts'
import type { BindRule, Question } from './question-set.ts'

export interface Binding {
  /** Athletes of the asking coach's team by placeholder. */
  bound: Record<string, Athlete>
  /** Those of another team. */
  foreign: Record<string, Athlete>
  otherTeam: string
}

/** Picks the athletes of a question's placeholders. undefined: a rule finds nobody, and the question is skipped. */
export function bind(question: Question, world: World, days: number, seed: number): Binding | undefined {
  const binding: Binding = { bound: {}, foreign: {}, otherTeam: world.others[0]?.name ?? '' }
  const text = JSON.stringify(question.turns)
  for (const [key, rule] of Object.entries(question.bind ?? {})) {
    if (rule.pick === 'other_team_athlete') {
      const found = otherAthlete(world, seed)
      if (!found) return undefined
      binding.foreign[key] = found.athlete
      binding.otherTeam = found.team
      continue
    }
    const found = candidates(rule, world, days)
      .filter((athlete) => !rule.not?.some((other) => binding.bound[other] === athlete))
      .filter((athlete) => isNameable(key, text, athlete, world, rule))
    const rotates = ['connected_with_data', 'any', 'other_team_athlete'].includes(rule.pick)
    const athlete = found[rotates && found.length > 0 ? seed % found.length : 0]
    if (!athlete) return undefined
    binding.bound[key] = athlete
  }
  return text.includes('{other_team}') && !binding.otherTeam ? undefined : binding
}

function otherAthlete({ others, team }: World, seed: number): { athlete: Athlete; team: string } | undefined {
  const own = new Set(team.athletes.map(({ full }) => foldInPlace(full)))
  const all = others.flatMap(({ name, athletes }) =>
    athletes
      .filter(({ full, series }) => !own.has(foldInPlace(full)) && series.recovery_score.length > 0)
      .map((athlete) => ({ athlete, team: name })),
  )
  return all[all.length === 0 ? 0 : seed % all.length]
}

function candidates(rule: BindRule, { team, asOf }: World, days: number): readonly Athlete[] {
  const context = { asOf, days }
  const { athletes } = team
  const count = (athlete: Athlete, metric: 'recovery_score' | 'total_duration_hours' | 'strain_score') =>
    pointsIn(athlete, context, metric).length
  const least = rule.min_days ?? 1
  switch (rule.pick) {
    case 'connected_with_data':
    case 'any':
      return athletes.filter(
        (athlete) =>
          athlete.connected &&
          (['recovery_score', 'total_duration_hours', 'strain_score'] as const).every(
            (metric) => count(athlete, metric) >= least,
          ),
      )
    case 'argmin':
    case 'argmax':
      return byValue(rule, athletes, context)
    case 'not_connected':
      return athletes.filter(({ connected }) => !connected)
    case 'stale': {
      const before = addDays(asOf, -(rule.older_than_days ?? 2))
      return athletes.filter(
        ({ connected, series }) => connected && (series.recovery_score.at(-1)?.date ?? before) < before,
      )
    }
    case 'sparse':
      return athletes.filter((athlete) => {
        const records = count(athlete, 'recovery_score')
        return athlete.connected && records >= 1 && records <= (rule.max_days ?? 2)
      })
    case 'shared_first_name':
      return athletes.filter(
        ({ id, first, series }) =>
          series.recovery_score.length > 0 &&
          athletes.some((other) => other.id !== id && foldInPlace(other.first) === foldInPlace(first)),
      )
    case 'other_team_athlete':
      return []
  }
}

function byValue(
  rule: BindRule,
  athletes: readonly Athlete[],
  context: Pick<Context, 'asOf' | 'days'>,
): readonly Athlete[] {
  const sign = rule.pick === 'argmin' ? 1 : -1
  return athletes
    .flatMap((athlete) => {
      const value = read(athlete, context, { metric: rule.metric ?? 'recovery_score', agg: 'latest' })
      return value === null ? [] : [{ athlete, value }]
    })
    .sort((a, b) => sign * (a.value - b.value))
    .map(({ athlete }) => athlete)
}

/** A question that uses a single name means one athlete; a typo needs four letters. */
function isNameable(
  key: string,
  text: string,
  { id, first, last }: Athlete,
  { team }: World,
  { pick }: BindRule,
): boolean {
  if (pick === 'shared_first_name') return true
  const isOnly = (part: 'first' | 'last', name: string) =>
    !team.athletes.some((other) => other.id !== id && foldInPlace(other[part]) === foldInPlace(name))
  if (text.includes(`{${key}.typo}`) && (first.length < 4 || !isOnly('first', first))) return false
  if (text.includes(`{${key}.first}`) && !isOnly('first', first)) return false
  return !text.includes(`{${key}.last}`) || (last !== '' && isOnly('last', last))
}

/** A first name with its second and third letters swapped. */
const typoOf = (first: string): string => `${first[0]}${first[2]}${first[1]}${first.slice(3)}`

/** Replaces placeholders by names. @param written how a name is written: escaped, for patterns */
export function fillIn(
  text: string,
  { bound, foreign, otherTeam }: Binding,
  world: World,
  days: number,
  written = (name: string) => name,
): string {
  return text.replace(
    /\{(\w+)(?:\.(first|full|last|typo))?\}/g,
    (whole, key: string, part?: 'first' | 'full' | 'last' | 'typo') => {
      const athlete = bound[key] ?? foreign[key]
      if (athlete) return written(part === 'typo' ? typoOf(athlete.first) : athlete[part ?? 'full'])
      const plain: Record<string, string> = {
        team: world.team.name,
        other_team: otherTeam,
        as_of: world.asOf,
        days: String(days),
      }
      return plain[key] === undefined ? whole : written(plain[key])
    },
  )
}

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
