import { Lexicon, type Slots } from '../../language/words/phrases.ts'
import type { Token } from '../../language/words/token.ts'
import type { Limits, Span } from './span.ts'

const CLOCK = new Lexicon({
  above: ['after|past <time> am|pm|ish?', 'later then|than <time> am|pm?', 'past|after midnight'],
  below: ['before <time> am|pm?', 'earlier then|than <time> am|pm?', 'before midnight'],
  at_most: ['by <time> am|pm?', 'by midnight', '<time> am|pm? or earlier|before', 'no later then|than <time> am|pm?'],
  at_least: ['<time> am|pm? or later|after'],
})
const WAKING = /^(wake|woke|waking|wakes|up|wakeup|awake|rise|rises|alarm)$/
const SLEEPING = /^(bed|beds|bedtime|bedtimes|sleep|asleep|lights|down|late|turned|phone|went|going|goes)$/
/** Somebody who goes to bed at 1 goes to bed after midnight. */
const NOON = 12
const EARLIEST_BED = 7

/**
 * Bounds on the time of day: "to bed after midnight", "up before 6". Only where bed or waking is mentioned, or the time
 * is written as one.
 */
export function findClocks(tokens: readonly Token[]): Span<'bound'>[] {
  // "Up past one", "still up": not in bed yet.
  const isUpLate = tokens.some(
    ({ text }, at) =>
      text === 'up' &&
      (/^(past|late|till|until)$/.test(tokens[at + 1]?.text ?? '') ||
        /^(still|stayed|stay|stays)$/.test(tokens[at - 1]?.text ?? '')),
  )
  const isWake =
    !isUpLate &&
    tokens.some(({ text }) => WAKING.test(text)) &&
    !tokens.some(({ text }) => /^(bed|bedtime|bedtimes)$/.test(text))
  const isBed = isUpLate || tokens.some(({ text }) => SLEEPING.test(text))
  const slots: Slots = {
    time: (token, at) =>
      token.value !== undefined &&
      token.value >= 0 &&
      token.value <= 24 &&
      (token.raw.includes(':') ||
        /^(am|pm)$/.test(tokens[at + 1]?.text ?? '') ||
        ((isWake || isBed) && !isUnit(tokens[at + 1]?.text))),
  }
  return CLOCK.find(tokens, slots).map(({ concept, from, until, captured }) => {
    const said = tokens[captured[0] ?? -1]
    const half = tokens.slice(from, until).find(({ text }) => /^(am|pm)$/.test(text))?.text
    const hour = said?.value === undefined ? 0 : said.value
    const metric = isWake ? 'wake_time' : 'bed_time'
    const than = isWake ? wakeHour(hour, half) : bedHour(hour, half)
    return { kind: 'bound', from, until, limits: { is: concept as Limits['is'], than }, metric }
  })
}

const isUnit = (word: string | undefined) =>
  /^(h|hr|hrs|hour|hours|days?|nights?|percent|ms|bpm|beats|strain|recovery|points?|wins|weeks?|months?|min|mins|minutes)$/.test(
    word ?? '',
  )

const wakeHour = (hour: number, half: string | undefined) => (half === 'pm' && hour < NOON ? hour + NOON : hour)

/** Hours counted on from noon, as in the metric: 23.5 is half past eleven at night, 25 is one o'clock. */
function bedHour(hour: number, half: string | undefined): number {
  if (hour === 0 || (half === 'am' && hour === NOON)) return 24
  if (half === 'am') return (hour % NOON) + 24
  if (half === 'pm') return (hour % NOON) + NOON
  if (hour > NOON) return hour
  return hour >= EARLIEST_BED && hour < 12 + 1 ? (hour === NOON ? 24 : hour + NOON) : hour + 24
}
