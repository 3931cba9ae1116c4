import type { Insight } from '@corner/contract/entities/ai-insights.ts'
import type { Sign } from '../day-verdict/sign.ts'
import { runBehind } from '../day-verdict/what-is-behind.ts'
import { addDays } from '../days/calendar.ts'
import { dayLabel, daysLabel } from '../days/day-label.ts'
import { valuesBehind } from './deviation-values.ts'
import type { Evidence } from './evidence.ts'
import { begun, ended, listed } from './sentence.ts'
import { SIGN_WORDS } from './sign-subjects.ts'

/** The first day without the past sign: `Nov 16`; undefined: there is none. */
export function overSince(past: readonly Sign[]): string | undefined {
  const last = past
    .map(({ until }) => addDays(until, 1))
    .toSorted()
    .at(-1)
  return last === undefined ? undefined : dayLabel(last)
}

/** Whether a run of short nights has ended: it may be the only reason for a short or low week. */
export const areShortNightsOver = ({ day }: Evidence): boolean => day.past.some(({ kind }) => kind === 'short_nights')

/** One card about signs that ended some days ago and call for a careful return; the headline has the figures of nights. */
export function pastCards(evidence: Evidence): Insight[] {
  const { past, signs } = evidence.day
  const [first] = past
  const since = overSince(past)
  if (!first || since === undefined) return []
  const { subject, article, rule, caution } = SIGN_WORDS[first.kind]
  const names = past.map(({ kind, name }) => inSentence(SIGN_WORDS[kind].title ?? name))
  const behind = runBehind(signs, past, evidence.today)
  const unsaid = past.filter((sign) => sign !== behind || sign.kind !== 'short_nights').map(figuresOf)
  const figures = unsaid.length === 0 ? '' : `${ended(begun(unsaid.join('; ')))} `
  return [
    {
      subject,
      kind: 'over',
      article,
      rule,
      caution,
      tone: 'neutral',
      title: signs.length > 0 ? `Over since ${since}: ${listed(names)}` : `Back to normal since ${since}`,
      text: `${figures}Come back step by step: what was missed need not be made up for in one day.`,
      values: valuesBehind(subject, evidence),
    },
  ]
}

/** A title within a sentence: `short nights in a row`. */
const inSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)

/** The values of a run already include its days. */
const figuresOf = (sign: Sign): string => {
  const days = daysLabel(sign.from, sign.until)
  return sign.text.includes(days) ? sign.text : `${sign.text} (${days})`
}
