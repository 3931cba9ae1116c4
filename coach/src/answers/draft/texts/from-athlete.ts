import { writeWhen } from '../../../wording/day-names.ts'
import { writeValue } from '../../../wording/figures.ts'
import { plainName } from '../../../wording/names.ts'
import { judgeOne } from '../../day/verdicts.ts'
import { capital } from '../../phrases/lists.ts'
import type { DraftText, Line } from '../draft-text.ts'
import { nightsOf } from '../figures/nights-of.ts'
import { RECIPIENTS } from '../request/recipient.ts'
import type { DraftFor } from './draft-for.ts'

/** A text that an athlete sends about themselves: what they want to say, and their own figures of the day. */
export async function writeFromAthlete(given: DraftFor): Promise<DraftText | undefined> {
  const { wish, people, scope } = given
  const [self] = people
  if (!self) return undefined
  const said = saidBy(given)
  const fresh = wish.manner.withoutNumbers ? undefined : await judgeOne(self, given)
  const nights = wish.manner.withoutNumbers ? undefined : await nightsOf({ ids: [self.id] }, given)
  const figures = [
    fresh &&
      `My recovery is ${writeValue('recovery', fresh.recovery)} ${writeWhen(fresh.recoveryDate, scope.today)}${fresh.usual === null ? '' : `, usually ${writeValue('recovery', fresh.usual)}`}`,
    nights && `I slept ${writeValue('sleep_duration', nights.hours)} a night over the last 7 days`,
  ].filter((one): one is string => Boolean(one))
  const lines: Line[] = [
    ...said.map((text) => ({ text, keep: 1 as const })),
    ...figures.map((text) => ({ text: `${text}.`, keep: 2 as const })),
    ...(wish.to === 'coach' || wish.to === undefined
      ? [{ text: 'Can we talk about it before practice?', keep: 3 as const }]
      : []),
  ]
  if (said.length + figures.length === 0) return undefined
  const to = wish.to ?? 'coach'
  return {
    to: RECIPIENTS[to],
    about: 'my training',
    greeting: to === 'coach' ? (wish.manner.tone === 'formal' ? 'Dear Coach,' : 'Hi Coach,') : 'Hello,',
    lines,
    closing: wish.manner.tone === 'formal' ? 'Thank you.' : 'Thanks.',
    beneath: [figures.length > 0 && 'take the figures out if you would rather keep them to yourself'],
  }
}

/** What the athlete says about themselves, in their own words: `I want to skip the Monday lift.` */
function saidBy({ wish: { words } }: DraftFor): string[] {
  return words
    .split(/[.?!;]\s*|,\s+(?=i\b|don'?t make)|\b(?:that|about why|why|because)\s+(?=i\b)/i)
    .map((clause) => clause.replace(/^(and|but|so|that|about|why|because|:)\s+/i, '').trim())
    .filter(
      (clause) =>
        /^(i|i'm|my|i've|i'd|im)\b/i.test(clause) &&
        !/\bi (can|could|will|'ll|want to|need to) (send|text|paste|write)\b|^i'?(d| would) (like|need) (a|you)/i.test(
          clause,
        ),
    )
    .map((clause) => `${plainName(capital(clause.replace(/\bi\b/g, 'I').replace(/\bi'm\b/gi, "I'm")))}.`)
}
