import { escaped } from '../../language/words/escaped.ts'
import { hasNoRecovery } from '../../reading/readiness-meant.ts'
import type { CoachScope } from '../../scope.ts'

interface Meaning {
  /** Its names, as people write them. */
  names: RegExp
  says: string
}

const OWN_ONLY =
  "It keeps its own scale: hold it against the same athlete's other days, not against another maker's score."

/** What measures and scores mean that one maker, or a few, give. */
const MEANINGS: readonly Meaning[] = [
  {
    names: /\bsdnn\b/i,
    says: '**SDNN** is the standard deviation of the times between heartbeats, in ms: HRV as some makers give it. HRV here is otherwise **rMSSD**, made from the differences between one beat and the next. There is no formula from one to the other, so they are never mixed or ranked together.',
  },
  {
    names: /\brmssd\b/i,
    says: '**rMSSD** is HRV made from the differences between one heartbeat and the next, in ms. Makers take it at different times of the night, so compare it within one maker, or each athlete with their own range.',
  },
  {
    names: /\bans[- ]charge\b/i,
    says: `**ANS charge** is Polar's score of how far heart rate, HRV and breathing calmed down in the first hours of sleep, against the wearer's own last weeks: 0 is as usual, minus is worse, plus is better. It is one half of Nightly Recharge. ${OWN_ONLY}`,
  },
  {
    names: /\bnightly[- ]recharge\b/i,
    says: `**Nightly Recharge** is Polar's score of a night from 1 to 6, made of ANS charge (how far the body calmed down) and of the sleep itself; higher is better. ${OWN_ONLY}`,
  },
  {
    names: /\bbody[- ]battery\b/i,
    says: `**Body Battery** is Garmin's own score of energy, up to 100, made of HRV, stress, sleep and activity. ${OWN_ONLY}`,
  },
  {
    names: /\boura(?:'s)? readiness\b/i,
    says: `**Oura readiness** is Oura's own score of a morning up to 100, made of resting heart rate, HRV, temperature, sleep and activity by its own formula. ${OWN_ONLY}`,
  },
  {
    names: /\bcorner(?:'s|s)? readiness\b/i,
    says: "**Corner readiness** is how far a morning's HRV, resting heart rate, sleep and respiratory rate are from the athlete's own last weeks: 50 is as usual. It is worked out alike whoever made the device.",
  },
  {
    names: /\b(?:skin )?temp(?:erature)? (?:deviation|dev)\b/i,
    says: "**Temperature deviation** is how far the skin was, in °C, above or below the wearer's own usual nights. It shows a change, not a fever: that takes a thermometer.",
  },
]

const ASKS =
  /^\W*(?:what(?:'?s| is| are| does)?|explain|define|meaning of|whats)\b.*\b(?:mean|means|meaning|stand for|is|difference|diff)\b|^\W*(?:what(?:'?s| is)|explain|define|meaning of)\b/i
const OF_DIFFERENCE = /\b(?:difference|diff|differ|vs|versus|compared to)\b/i
/** "What is Ann's Nightly Recharge", "what is the average SDNN": a figure is asked for. */
const OF_VALUES =
  /['’]s\b(?<!what['’]s|oura['’]s|corner['’]s|polar['’]s|garmin['’]s)|\b(?:average|avg|mean of|highest|lowest|today|yesterday|last|this (?:week|month|morning)|team|everyone|everybody|all|our|his|her|their|for|of (?!the day)[A-Z]\w+)\b/

/** What a measure means, in a team of several makers; two are explained where their difference is asked for. undefined: it is not asked. */
export function sayMeaning(message: string, { athletes }: CoachScope): string | undefined {
  if (!athletes.some(hasNoRecovery)) return undefined
  const names = athletes.map(({ first_name }) => first_name)
  if (!ASKS.test(message) || OF_VALUES.test(message)) return undefined
  if (names.some((name) => new RegExp(String.raw`(?<!\p{L})${escaped(name)}`, 'iu').test(message))) return undefined
  const found = MEANINGS.filter((meaning) => meaning.names.test(message))
  if (found.length === 0 || (found.length === 1 && OF_DIFFERENCE.test(message))) return undefined
  return found.map(({ says }) => says).join('\n\n')
}
