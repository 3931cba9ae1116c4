import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import type { ChatQuestion } from '../../conversation/chat-question.ts'
import { escaped } from '../../language/words/escaped.ts'
import { hasNoRecovery } from '../../reading/readiness-meant.ts'
import type { CoachScope, KnownAthlete } from '../../scope.ts'
import { metricCalled } from '../../wording/metrics.ts'
import { boldName, plainName } from '../../wording/names.ts'
import { judgeDay } from '../day/verdicts.ts'
import { bullets, joinAnd, joinFew, paragraphs } from '../phrases/lists.ts'
import { isNamed } from './maker-question.ts'

const WHY_NOT_COMPARED =
  /\b(?:why|how come|what stops|what keeps)\b.*\b(?:can ?n?['’]?o?t|can['’]?t|cannot|not|never|n['’]t|without|from)\b.*\b(?:compare|compared|comparable|comparing|ranked|rank (?:everyone|everybody|them|all|the team|us|athletes|across|by)|averaged|mixed)\b/i
const WHOSE_MISSING =
  /\b(?:whose|who)\b.*\brecover(?:y|ies)\b.*\b(?:missing|absent|gone|not there|blank|empty)\b|\b(?:who|which \w+)\b.*\b(?:has no|have no|without|missing|lacks?|does ?n['’]?t have|do ?n['’]?t have) (?:a |an |any |their )?recover(?:y|ies)\b.*\bwhy\b/i
const NOT_GIVEN =
  /\b(?:what|which)\b.*(?:\b(?:not|never|lacks?|missing|fails? to)\b|n['’]?t\b).*\b(?:give|gives|provide|provides|measure|measures|track|tracks|send|sends|deliver|delivers|have|has|support|supports)\b|\bwhat\b.*\b(?:lacks?|missing)\b/i
const DEVICE = /\b(?:maker|device|watch|ring|wearable|tracker|band|strap)\b/i

/** What makers do not give, and why their figures are not laid beside each other; undefined: it is not asked. */
export async function answerNotGiven(asked: ChatQuestion): Promise<string | undefined> {
  const { message, scope } = asked
  if (!scope.athletes.some(hasNoRecovery)) return undefined
  if (WHY_NOT_COMPARED.test(message)) return sayWhyNotCompared(message, scope)
  if (scope.view !== 'own' && WHOSE_MISSING.test(message)) return sayWhoseMissing(asked)
  return NOT_GIVEN.test(message) ? sayNotGivenBy(message, scope) : undefined
}

function sayWhyNotCompared(message: string, scope: CoachScope): string {
  const named = scope.athletes.filter((one) => isNamed(one, message, scope.athletes))
  const worn = named.flatMap(({ name, maker }) => (maker ? [`${plainName(name)} ${maker}`] : []))
  const makers = new Set(named.flatMap(({ maker }) => maker ?? []))
  if (named.length > 1 && worn.length === named.length && makers.size === 1)
    return `They can be: both have ${[...makers].join()}. Still, HRV differs between people by nature, so each against their own range says more.`
  const who = worn.length > 1 ? ` (${worn.join(', ')})` : ''
  return paragraphs(
    `**Different makers${who} measure differently**, so a difference between two athletes may be the devices:`,
    bullets([
      'HRV comes in two kinds, rMSSD and SDNN, and there is no formula from one to the other',
      'the part of the night differs: some take the whole night, Polar about the first four hours, WHOOP the last deep sleep',
      'recovery, readiness and other scores are made by a formula of each maker, and some give none',
    ]),
    'What can be compared: **each against their own range**, so Corner readiness and how far HRV is from their usual; hours of sleep and resting heart rate roughly.',
  )
}

async function sayWhoseMissing({ scope, toolbox }: ChatQuestion): Promise<string> {
  const people = scope.athletes
  const judged = await judgeDay({ people, isTeam: true, leftOut: [] }, { scope, toolbox })
  const missing = people.filter(({ id }) => judged.find(({ athlete }) => athlete.id === id)?.recovery === null)
  if (missing.length === 0) return '**Nobody’s** recovery is missing today.'
  const groups = Map.groupBy(missing, reasonOf)
  return paragraphs(
    `**${missing.length} of ${people.length}** have no recovery of today or yesterday:`,
    bullets([...groups].map(([why, some]) => `${why}: ${joinFew(some.map(({ name }) => boldName(name)))}`)),
    missing.some(hasNoRecovery) && 'Where the maker gives none, Corner readiness stands in its place.',
  )
}

function reasonOf(one: KnownAthlete): string {
  if (!one.connected) return 'no device is linked'
  if (hasNoRecovery(one)) return `${one.maker ?? 'their maker'} gives no recovery`
  if (one.linkEnded) return 'the link has ended and has to be connected again'
  return 'none has come: not worn, not charged or not synced'
}

/** Of the athletes, or the makers, that are named. */
function sayNotGivenBy(message: string, { athletes, view }: CoachScope): string | undefined {
  const named = view === 'own' ? athletes : athletes.filter((one) => isNamed(one, message, athletes))
  const makers: readonly string[] = Object.values(PROVIDER_LABELS).filter((maker) =>
    new RegExp(String.raw`\b${escaped(maker)}\b`, 'i').test(message),
  )
  if (makers.length === 0 && !DEVICE.test(message)) return undefined
  const asked = makers.length > 0 ? athletes.filter(({ maker }) => makers.some((named) => named === maker)) : named
  const lines = [...Map.groupBy(asked, ({ maker }) => maker)].flatMap(([maker, [one]]) =>
    maker !== undefined && one?.notGiven ? [sayOf(maker, one.notGiven)] : [],
  )
  return lines.length === 0 ? undefined : lines.join('\n\n')
}

/** Without the scores of other makers, which nobody misses. */
function sayOf(maker: string, notGiven: readonly string[]): string {
  const others = Object.keys(PROVIDER_LABELS)
  const names = notGiven.filter((name) => !others.some((other) => name.startsWith(`${other}_`)))
  const instead = names.includes('recovery')
    ? ' In place of recovery there is Corner readiness, by their own range.'
    : ''
  return `**${maker}** does not give Corner: ${joinAnd(names.map((name) => metricCalled(name).label))}.${instead}`
}
