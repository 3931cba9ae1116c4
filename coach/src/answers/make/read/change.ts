import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Made } from '@corner/contract/entities/made.ts'
import type { Who } from '@corner/contract/entities/query.ts'
import type { MarkedMessage } from '../../context/mark-names.ts'
import { detailsIn } from './details.ts'
import { peopleChangesIn, whoWith } from './people-changes.ts'

interface Thing {
  made: Made
  who: Who
}

/** A longer message is not just a change. */
const LONGEST = 32

/** A question of its own, even with words of the plan. */
const OWN_QUESTION =
  /^\W*(and |but |so |ok |hey )*(why|how (is|are|was|did|does|do|much|many|come)|is|are|was|were|did|does|when|has|have|should|whose|(who|which)( \w+)? (is|are|was|were|has|had|slept|did|looks?|needs?)|what('?s| is| was| does| about (his|her|their)))\b/

const TELLS: readonly (readonly [NonNullable<Made['tells']>, RegExp, readonly Made['thing'][]])[] = [
  [
    'held',
    /\bwho('s|s| is| are| all)?\b.*\b(sit\w* (\w+ )?out|out (of|for)|held( back| out)?|hold (back|out)|skips?|drills? only|only drills?|not (going|doing|in|live)|off live|misses)\b|\bwho (gets|goes) (extra|full|live)\b/,
    ['practice'],
  ],
  ['moved', /\bwho (has |have |just |got )?(moved|changed|switched|shifted)\b|\bwhat changed\b/, ['groups']],
  [
    'cutoffs',
    /\b(cut-?offs?|thresholds?|criteria|how did you (decide|pick|choose|split|sort|make)|what did you (use|go by)|based on what|which rule)\b/,
    ['groups', 'pairs', 'practice', 'rooms', 'lifting'],
  ],
  [
    'lowest_do',
    /\bwhat (do|should|would|can|will|about) .*\b(those|they|them|that group|the (easy|tired|red|last|light\w*) (group|guys|ones|kids))\b.*|\bwhat .*\b(those|them|they)\b.*\bdo\b/,
    ['groups', 'practice'],
  ],
  [
    'no_data',
    /\b(no|without( a)?|missing) (data|device|strap|whoop|band|numbers?|readings?)\b.*\b(where|what|go|do|put)\b|\b(where|what)\b.*\b(no|without( a)?|missing) (data|device|strap|whoop|band|numbers?)\b/,
    ['groups', 'pairs', 'practice', 'lifting'],
  ],
  [
    'hold_back',
    /\b(hold (him|her|\S+)? ?back|readings?|red flags?|make you (say|tell)|wait|stop (him|her|it)|warning signs?|pull (him|her) back)\b/,
    ['return'],
  ],
]

const WHO_IS_IN = /\bwho('?s| is| are)? (all )?in\b.*\b(groups?|slots?|stations?|which|each|what|\d:\d\d)/

const DOES =
  /\b(what (they|each|to|everybody|everyone|the groups?)|(add|put|write|with) (the )?(work|drills?|what|task)|next to (each|every)|beside (each|every)|for each)\b.*\b(do|does|doing|work|group|drill)/
const WORDS = /\b(\d{1,2}|one|two|three|four|five|six) words?\b/
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six']

/**
 * A plan with the changes of a message.
 * @param words the message in lower case
 * @returns undefined: it changes nothing, or asks for something else
 */
export function changeThing(thing: Thing, words: string, marked: MarkedMessage, today: CalendarDay): Thing | undefined {
  const { made, who } = thing
  if (marked.length > LONGEST) return undefined
  const isOfWork = made.thing === 'groups' && DOES.test(words)
  const tells = isOfWork
    ? undefined
    : TELLS.find(([, pattern, of]) => of.includes(made.thing) && pattern.test(words))?.[0]
  const { tells: _, judged: __, ...kept } = made
  if (tells) return { who, made: { ...kept, tells } }
  if (made.thing === 'groups' && WHO_IS_IN.test(words)) return { who, made: { ...kept, shown: 'list' } }
  if (OWN_QUESTION.test(words)) return undefined
  const does = isOfWork ? { does: wordsIn(words) } : {}
  const people = made.thing === 'return' ? undefined : peopleChangesIn(words, marked, made)
  if (marked.ids.length > 0 && !people && made.thing !== 'return') return undefined
  const details = { ...changedDetails(words, made, today, people !== undefined), ...does }
  if (!people && Object.keys(details).length === 0) return undefined
  return {
    who: people ? whoWith(who, people) : who,
    made: {
      ...merged(kept, details),
      ...(people?.apart && {
        apart: [...(made.apart ?? []), ...people.apart],
        together: withoutPairs(made.together, people.apart),
      }),
      ...(people?.together && {
        together: [...(made.together ?? []), ...people.together],
        apart: withoutPairs(made.apart, people.together),
      }),
      ...(people?.placed && { placed: [...(made.placed ?? []), ...people.placed] }),
    },
  }
}

/** Moving somebody keeps the day, even when the words name a group's time. */
function changedDetails(words: string, made: Made, today: CalendarDay, isOfPeople: boolean): Partial<Made> {
  const { day, groups, from, minutes, ...details } = detailsIn(words, made.thing, today, true)
  if (isOfPeople) return details
  return {
    ...details,
    ...(day && { day }),
    ...(groups && { groups }),
    ...(from !== undefined && { from }),
    ...(minutes !== undefined && { minutes }),
  }
}

const wordsIn = (words: string) => {
  const said = WORDS.exec(words)?.[1]
  return said === undefined
    ? 0
    : Math.min(12, Math.max(0, NUMBERS.indexOf(said) > 0 ? NUMBERS.indexOf(said) : Number(said) || 0))
}

/** Later values win; lists are joined. */
function merged(made: Made, details: Partial<Made>): Made {
  const lists = {
    ...(details.lengths && {
      lengths: [
        ...(made.lengths ?? []).filter(({ part }) => !details.lengths?.some((one) => one.part === part)),
        ...details.lengths,
      ],
    }),
    ...(details.less && {
      less: [
        ...(made.less ?? []).filter(({ weekday }) => !details.less?.some((one) => one.weekday === weekday)),
        ...details.less,
      ],
    }),
    ...(details.without && { without: [...new Set([...(made.without ?? []), ...details.without])] }),
    ...(details.drops && { drops: [...new Set([...(made.drops ?? []), ...details.drops])] }),
  }
  const all = { ...made, ...details, ...lists }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Made
}

type Pairs = Made['apart']
const withoutPairs = (pairs: Pairs, others: NonNullable<Pairs>): Pairs =>
  pairs?.filter((pair) => !others.some((other) => pair.every((id) => other.includes(id))))
