import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { escaped } from '../../language/words/escaped.ts'
import type { CoachScope } from '../../scope.ts'

/** A question about the wearers of one maker, or of two beside each other. */
export interface MakerGroups {
  makers: readonly string[]
  /** The same question about a team: `avg sleep of the team`. */
  message: string
}

const WEARERS = '(?:guys|kids|athletes|wearers|users|girls|boys|wrestlers|players|people|ones|group|folks)'
/** Garmin devices come by way of Intervals.icu. */
const BY_WAY_OF: Readonly<Record<string, string>> = { Garmin: 'Intervals.icu' }
const NAMES: readonly string[] = [...Object.values(PROVIDER_LABELS), 'Garmin']

/** "Everyone except the WHOOP kids": those who wear another one. */
const EXCEPT =
  /\b(?:(?:everyone|everybody|all|anyone|the others|those) )?(?:except|excluding|besides|other than|apart from|without|but not|who (?:are|is) not) (?:for )?$/i

/** "Avg sleep of the polar guys", "compare the polar guys hrv to the garmin guys"; undefined: no such group is named. */
export function readMakerGroups(message: string, { athletes, view }: CoachScope): MakerGroups | undefined {
  if (view === 'own') return undefined
  const found = NAMES.flatMap((name) => {
    const match = new RegExp(String.raw`(?:\bthe )?\b${escaped(name)} ${WEARERS}\b(?:['’]s?)?`, 'i').exec(message)
    return match ? [{ name, at: match.index, text: match[0] }] : []
  }).sort((a, b) => a.at - b.at)
  const [first, second] = found
  if (!first || /^\W*(who|list|show|name|how many)\b\W+(are|is|me)?\W*(the )?\w+ \w+\W*$/i.test(message))
    return undefined
  const left = EXCEPT.exec(message.slice(0, first.at))
  if (left) {
    const excepted = found.map(({ name }) => name)
    const others = athletes.flatMap(({ connected, maker }) =>
      connected && maker !== undefined && !excepted.includes(maker) ? [maker] : [],
    )
    const end = found.at(-1) ?? first
    return {
      makers: [...new Set(others)],
      message: `${message.slice(0, left.index)}the team${message.slice(end.at + end.text.length)}`,
    }
  }
  const linked = (name: string) => athletes.filter(({ connected, maker }) => connected && maker === name).length
  const makers = found.map(({ name }) => (linked(name) === 0 ? (BY_WAY_OF[name] ?? name) : name))
  const rest = found.reduce(
    (left, { text }, place) => left.replace(text, place === 0 && !second ? 'the team' : ' '),
    message,
  )
  return { makers, message: second ? `average ${withoutComparing(rest)} of the team` : rest }
}

/** What is left to ask of each: `compare hrv to` is `hrv`. */
const withoutComparing = (words: string): string =>
  words
    .replace(
      /\b(compare|comparing|comparison|between|versus|vs|against|with|to|and|the|of|is|how|does|do|average|avg|mean|for|beside)\b\.?/gi,
      ' ',
    )
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
