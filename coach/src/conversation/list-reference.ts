import type { ListedAthlete } from './listed-athletes.ts'

const PERSON =
  '(?:one|guy|kid|name|athlete|wrestler|boy|girl|man|woman|person|dude|player|swimmer|runner)(?: (?:there|on (?:the|that|this|your) list|of (?:them|those|these)|you (?:named|listed|said)))?'
const WHO = `(?:${PERSON.replace('(?:one', '(?:one|him|her')}) (?:who|that|which)(?:'s| is| has)?`
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const SHORT = ['1st', '2nd', '3rd', '4th', '5th', '6th']

type Pick = (listed: readonly ListedAthlete[], said: string) => ListedAthlete | undefined

/** Words for one entry of a list, and which one it is. The lists start with whoever matters most. */
const POINTERS: readonly (readonly [RegExp, Pick])[] = [
  [
    new RegExp(
      `\\b(?:the )?(?:${WHO} (?:dropped|fell|declined|lost|tanked|crashed|slid|went down|got worse|moved down|slipped)(?: by)? (?:the )?(?:most|furthest|farthest|hardest)|biggest (?:drop|dropper|faller|loser))\\b`,
      'i',
    ),
    (listed) => mostOf(listed, (text) => -moveIn(text)),
  ],
  [
    new RegExp(
      `\\b(?:the )?(?:${WHO} (?:rose|climbed|gained|improved|jumped|went up|got better|moved up|bounced back)(?: by)? (?:the )?(?:most|furthest|farthest)|biggest (?:riser|climber|gainer|jump))\\b`,
      'i',
    ),
    (listed) => mostOf(listed, moveIn),
  ],
  [
    new RegExp(
      `\\bthe (?:lowest ${PERSON}|${WHO} (?:the )?lowest|${PERSON} with the lowest(?: recovery| score)?)\\b`,
      'i',
    ),
    (listed) => mostOf(listed, (text) => -recoveryIn(text)),
  ],
  [
    new RegExp(
      `\\bthe (?:highest ${PERSON}|${WHO} (?:the )?highest|${PERSON} with the highest(?: recovery| score)?)\\b`,
      'i',
    ),
    (listed) => mostOf(listed, recoveryIn),
  ],
  [
    new RegExp(
      `\\b(?:the |that )?(?:worst|top|number one|no\\. ?1|most (?:urgent|serious|worrying)) ${PERSON}|\\bthe worst(?= ?[?.!,]?$| (?:of (?:them|those)|off)\\b)(?: of (?:them|those)| off)?`,
      'i',
    ),
    ([first]) => first,
  ],
  [
    new RegExp(`\\b(?:the |your )?(${[...ORDINALS, ...SHORT].join('|')}) ${PERSON}\\b`, 'i'),
    (listed, said) => {
      const word = said.toLowerCase()
      return listed[Math.max(ORDINALS.indexOf(word), SHORT.indexOf(word))]
    },
  ],
  [
    new RegExp(`\\b(?:the |your )?last ${PERSON}\\b`, 'i'),
    (listed) => listed.findLast(({ hasLine }) => hasLine) ?? listed.at(-1),
  ],
]

/**
 * A request for a new list refers to nobody of the last one: "who is the worst one this week", "the top guy in HRV".
 */
const ASKS_ANEW = /^\W*(and |so |ok(ay)? |but )*(who|whom|whos|who's|which|list|rank|show me|just|only|give me)\b/i

/** The athlete of the last list that a message means, with the words for them. */
interface ListReference {
  said: string
  one: ListedAthlete
}

/** "The worst one", "the one who dropped most", "the first guy"; undefined: nobody, or it is not clear who. */
export function listReferenceIn(message: string, listed: readonly ListedAthlete[]): ListReference | undefined {
  const words = message.replace(/[’]/g, "'")
  if (listed.length === 0 || ASKS_ANEW.test(words)) return undefined
  for (const [pattern, pick] of POINTERS) {
    const found = pattern.exec(words)
    const one = found && pick(listed, found[1] ?? '')
    if (found && one) return { said: found[0], one }
  }
  return undefined
}

function mostOf(listed: readonly ListedAthlete[], read: (text: string) => number): ListedAthlete | undefined {
  const known = listed.map((one) => ({ one, value: read(one.text) })).filter(({ value }) => Number.isFinite(value))
  return known.toSorted((a, b) => b.value - a.value)[0]?.one
}

/** `from 71% to 38%` is -33. */
function moveIn(text: string): number {
  const [, before, after] = /(\d+)% to (\d+)%/.exec(text) ?? []
  return before === undefined || after === undefined ? Number.NaN : Number(after) - Number(before)
}

const recoveryIn = (text: string): number => Number((/to (\d+)%/.exec(text) ?? /(\d+)%/.exec(text))?.[1] ?? Number.NaN)
