import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { escaped } from '../../language/words/escaped.ts'
import type { CoachScope, KnownAthlete } from '../../scope.ts'

/** Who wears whose device, as a message asks it. */
export interface MakerQuestion {
  /** The athletes named; empty: the whole team. */
  athletes: readonly KnownAthlete[]
  /** The makers named, as they are shown; empty: any. */
  makers: readonly string[]
}

/** Makers by what people call them, beside the names that Corner links. */
const OTHER_MAKERS = ['Garmin', 'Apple', 'Fitbit', 'Google', 'Withings', 'Suunto', 'Coros', 'Samsung'] as const
const MAKERS: readonly string[] = [...new Set([...Object.values(PROVIDER_LABELS), ...OTHER_MAKERS])]

const DEVICE = '(device|wearable|watch|ring|tracker|strap|band|sensor|brand|maker|make of (watch|device|tracker))(e?s)?'
const WEARS = '(wear|wears|wearing|wore|use|uses|using|have|has|got|own|owns|on|with|linked|connected|paired)'
/** "Which device does Ann wear", "what kind of watch is Ben on", "whose ring is it". */
const WHICH_DEVICE = new RegExp(
  String.raw`\b(what|which|whose|what's|whats)\b[^?]*\b${DEVICE}\b(?![^?]*\b(say|says|show|shows|mean|means|give|gives|measure|measures|tell|tells|track|tracks|best|better|accurate)\b)`,
  'i',
)
/** "Who wears an Oura", "is anyone on Garmin", "does Ann have a WHOOP", "how many use Polar". */
const WEARS_ONE = (maker: string) =>
  new RegExp(
    String.raw`\b(who|who's|whos|which|how many|does|do|is|are|has|have|list|show|name|everyone|anyone|anybody|everybody|athletes|kids|guys|girls)\b[^?]*\b${WEARS}\b[^?]*\b${escaped(maker)}s?\b`,
    'i',
  )
/** A list of all: "who wears what", "devices by athlete". */
const WHO_WHAT = new RegExp(
  String.raw`\bwho(?:'s|s)? ${WEARS} (what|which)\b|\b${DEVICE} (of|by|per|for) (the |each |every )?(team|athletes?|person|everyone|everybody|kid|player)`,
  'i',
)
/** Then a figure or an explanation is asked for, not whose device it is. */
const OF_FIGURES =
  /\b(readiness|score|scores|recovery|recoveries|hrv|sdnn|rmssd|sleep|slept|strain|heart|temperature|temp|recharge|battery|charge|respiratory|breath\w*|worn|charged|sync\w*|dead|battery|why|how do i|how does|how to|connect a|link a|reconnect|tonight|should|can i|last night)\b/i

/** undefined: nothing of the kind is asked. */
export function readMakerQuestion(message: string, { athletes, view }: CoachScope): MakerQuestion | undefined {
  if (OF_FIGURES.test(message)) return undefined
  const makers = MAKERS.filter((maker) => new RegExp(String.raw`\b${escaped(maker)}s?\b`, 'i').test(message))
  const isOfOne = makers.some((maker) => WEARS_ONE(maker).test(message))
  if (!isOfOne && !WHICH_DEVICE.test(message) && !WHO_WHAT.test(message)) return undefined
  if (!isOfOne && !new RegExp(String.raw`\b(${WEARS}|is|are|of|by|per|for)\b|'s\b`, 'i').test(message)) return undefined
  const named = athletes.filter((athlete) => isNamed(athlete, message, athletes))
  return { athletes: view === 'own' ? athletes : named, makers }
}

export function isNamed(
  { name, first_name, id }: KnownAthlete,
  message: string,
  all: readonly KnownAthlete[],
): boolean {
  const says = (words: string) =>
    words.trim() !== '' && new RegExp(String.raw`(?<![\p{L}])${escaped(words.trim())}(?![\p{L}])`, 'iu').test(message)
  if (says(name)) return true
  const lastName = name.trim().split(/\s+/).at(-1) ?? ''
  const isAlone = (read: (one: KnownAthlete) => string, word: string) =>
    !all.some((other) => other.id !== id && read(other).toLowerCase() === word.toLowerCase())
  return (
    (says(first_name) && isAlone((one) => one.first_name, first_name)) ||
    (says(lastName) && isAlone((one) => one.name.trim().split(/\s+/).at(-1) ?? '', lastName))
  )
}
