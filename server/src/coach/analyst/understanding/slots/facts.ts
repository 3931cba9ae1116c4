import type { Reading } from '../reading.ts'
import type { Token } from '../words/token.ts'
import type { MetricMention } from './drafts.ts'

/** "High risk", "low severity". */
export function severityOf(tokens: readonly Token[]): Reading['severity'] {
  const at = tokens.findIndex(({ text }) => ['risk', 'severity', 'priority', 'alert', 'alerts'].includes(text))
  const word = tokens[at - 1]?.text
  return at > 0 && (word === 'high' || word === 'medium' || word === 'low') ? word : undefined
}

const ISSUES = /^(issues?|flags?|problems?|alerts?|warnings?)$/
const MORE_THAN = new Set(['than', 'over', 'above'])

/** "3 or more issues", "at least 2 flags", "more than one alert". */
export function leastIssuesOf(tokens: readonly Token[]): number | undefined {
  const at = tokens.findIndex(({ text }) => ISSUES.test(text))
  const number = [at - 1, at - 2, at - 3].find((place) => tokens[place]?.value !== undefined)
  const value = tokens[number ?? -1]?.value
  if (at < 0 || number === undefined || value === undefined || !Number.isInteger(value)) return undefined
  return MORE_THAN.has(tokens[number - 1]?.text ?? '') ? value + 1 : value
}

/** "Someone with 72 recovery", "a recovery of 72". */
export function givenRecoveryOf(
  tokens: readonly Token[],
  metrics: readonly MetricMention[],
  hasConditions: boolean,
  inWindow: (at: number) => boolean,
): number | undefined {
  if (hasConditions) return undefined
  for (const { from, until, metric } of metrics) {
    if (metric !== 'recovery') continue
    const before = [from - 1, from - 2].find(
      (at) => tokens[at]?.value !== undefined && (at === from - 1 || tokens[from - 1]?.text === 'percent'),
    )
    const after = [until, until + 1, until + 2].find((at) => tokens[at]?.value !== undefined)
    const at = before ?? after
    const value = at === undefined || inWindow(at) ? undefined : tokens[at]?.value
    if (value !== undefined && value >= 0 && value <= 100) return value
  }
  return undefined
}

const YES_NO = new Set(
  'is are was were do does did has have had can could should will would am any es esta estan tiene'.split(' '),
)
const OPENERS = new Set('and so ok okay hey hi but coach now y also'.split(' '))

/** Whether it can be answered by yes or no. */
export function isYesNo(tokens: readonly Token[], isMention: (at: number) => boolean): boolean {
  const first = tokens.findIndex(({ text }) => !OPENERS.has(text))
  return YES_NO.has(tokens[first]?.text ?? '') && !isMention(first)
}

const SPANISH = new Set(
  'quien quienes cual cuales cuanto cuantas cuantos durmio durmieron anoche ayer hoy semana promedio recuperacion de la el los las del que menos mas equipo como esta estan sueno esfuerzo pulso carga noche noches dias atleta atletas por su variabilidad'.split(
    ' ',
  ),
)

/** Whether a message is mostly of Spanish words. */
export function isSpanish(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ value }) => value === undefined)
  const spanish = words.filter(({ text }) => SPANISH.has(text)).length
  return spanish >= 2 && spanish * 3 >= words.length
}
