import type { Insight } from '@corner/contract/entities/ai-insights.ts'
import type { Sign } from '../day-verdict/sign.ts'
import { daysBetween } from '../days/calendar.ts'
import { inWords } from '../numbers/number-words.ts'
import { valuesBehind } from './deviation-values.ts'
import type { Evidence } from './evidence.ts'
import { insightValue } from './insight-values.ts'
import { begun, ended } from './sentence.ts'
import { carryingSigns, SIGN_WORDS, toldSigns } from './sign-subjects.ts'
import { CUT, isIntensityCut } from './training.ts'

/** One card per subject with signs, the most important first: what they mean, of what, and the figures that the headline leaves out. */
export function signCards(evidence: Evidence): Insight[] {
  const bySubject = Map.groupBy(toldSigns(evidence.day.signs), ({ kind }) => SIGN_WORDS[kind].subject)
  return [...bySubject.values()].flatMap((signs) => {
    const [first] = signs
    return first ? [{ ...cardOf(first, evidence), text: textOf(first, signs, evidence) }] : []
  })
}

function cardOf({ kind, name, weight }: Sign, evidence: Evidence): Omit<Insight, 'text'> {
  const { subject, article, rule, caution, title } = SIGN_WORDS[kind]
  return {
    subject,
    kind,
    article,
    rule,
    caution,
    title: title ?? begun(name),
    values: valuesBehind(subject, evidence),
    tone: weight === 'strong' && backOf(kind, evidence) === null ? 'concern' : 'watch',
  }
}

function textOf(first: Sign, signs: readonly Sign[], evidence: Evidence): string {
  const carried = carryingSigns(evidence.day.signs)
  const unsaid = signs.filter((sign) => !carried.includes(sign)).map(({ text }) => text)
  const lasting = signs.find(({ kind }) => SIGN_WORDS[kind].span === 'run') ?? first
  const named = carried.includes(lasting) ? namedAgain(lasting, evidence) : ''
  const told = [named, unsaid.join('; ')].filter(Boolean).map((text) => `${ended(begun(text))} `)
  const isCut =
    signs.some(({ kind }) => kind === 'hrv_under_own') && isIntensityCut(evidence) && evidence.day.verdict !== 'easy'
  const cut = isCut
    ? ` The trend is negative, too: by the guidance ${CUT}% less intensity in the sessions of the plan.`
    : ''
  return `${told.join('')}${meaningOf(lasting, evidence)}${cut}`
}

const PERCENT = { name: '', unit: '%', decimals: 0 } as const

/** What "so far down" of a card's meaning is, although the headline has the figures; '' where nothing refers to it. */
function namedAgain({ kind, from, until }: Sign, { latestRecovery, usualRecovery }: Evidence): string {
  if (kind === 'recovery_under_own' && from === until)
    return `${insightValue(latestRecovery, PERCENT).text} against the usual ${insightValue(usualRecovery, PERCENT).text}`
  return ''
}

const mornings = (count: number) => `One low morning can be chance; ${inWords(count)} in a row are not.`
const A_LITTLE_UNDER = 'A small dip, but of the whole week: look at load and sleep before it grows.'
const STRONGLY_UNDER = 'So far down, chance is unlikely.'

/** Of a week of low HRV: that its last nights are back; null: not so. */
const backOf = (kind: Sign['kind'], { hrvNightsBack }: Evidence) => (kind === 'hrv_under_own' ? hrvNightsBack : null)

const meaningOf = ({ kind, weight, from, until }: Sign, evidence: Evidence): string => {
  const back = backOf(kind, evidence)
  if (back !== null) return `${back} Come back step by step.`
  if (kind === 'recovery_under_own' && from < until) return mornings(daysBetween(from, until) + 1)
  if (kind === 'recovery_under_own' && weight === 'strong') return STRONGLY_UNDER
  if (kind === 'hrv_under_own' && weight === 'mild') return A_LITTLE_UNDER
  return SIGN_WORDS[kind].meaning
}
