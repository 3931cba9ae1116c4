import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Who } from '@corner/contract/entities/query.ts'
import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import type { MarkedMessage } from '../../context/mark-names.ts'
import { detailsIn } from './details.ts'
import { peopleChangesIn, whoWith } from './people-changes.ts'

interface PlanFor {
  plan: TeamPlan
  who: Who
}

/** A longer message is not just a change. */
const LONGEST = 32

/** A question of its own, even with words of the plan. */
const OWN_QUESTION =
  /^\W*(and |but |so |ok |hey )*(why|how (is|are|was|did|does|do|much|many|come)|is|are|was|were|did|does|when|has|have|should|whose|(who|which)( \w+)? (is|are|was|were|has|had|slept|did|looks?|needs?)|what('?s| is| was| does| about (his|her|their)))\b/

const TELLS: readonly (readonly [NonNullable<TeamPlan['tells']>, RegExp, readonly TeamPlan['kind'][]])[] = [
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
export function changePlan(
  before: PlanFor,
  words: string,
  marked: MarkedMessage,
  today: CalendarDay,
): PlanFor | undefined {
  const { plan, who } = before
  if (marked.length > LONGEST) return undefined
  const isOfWork = plan.kind === 'groups' && DOES.test(words)
  const tells = isOfWork
    ? undefined
    : TELLS.find(([, pattern, of]) => of.includes(plan.kind) && pattern.test(words))?.[0]
  const { tells: _, judged: __, ...kept } = plan
  if (tells) return { who, plan: { ...kept, tells } }
  if (plan.kind === 'groups' && WHO_IS_IN.test(words)) return { who, plan: { ...kept, shown: 'list' } }
  if (OWN_QUESTION.test(words)) return undefined
  const does = isOfWork ? { does: wordsIn(words) } : {}
  const people = plan.kind === 'return' ? undefined : peopleChangesIn(words, marked, plan)
  if (marked.ids.length > 0 && !people && plan.kind !== 'return') return undefined
  const details = { ...changedDetails(words, plan, today, people !== undefined), ...does }
  if (!people && Object.keys(details).length === 0) return undefined
  return {
    who: people ? whoWith(who, people) : who,
    plan: {
      ...merged(kept, details),
      ...(people?.apart && {
        apart: [...(plan.apart ?? []), ...people.apart],
        together: withoutPairs(plan.together, people.apart),
      }),
      ...(people?.together && {
        together: [...(plan.together ?? []), ...people.together],
        apart: withoutPairs(plan.apart, people.together),
      }),
      ...(people?.placed && { placed: [...(plan.placed ?? []), ...people.placed] }),
    },
  }
}

/** Moving somebody keeps the day, even when the words name a group's time. */
function changedDetails(words: string, plan: TeamPlan, today: CalendarDay, isOfPeople: boolean): Partial<TeamPlan> {
  const { day, groups, from, minutes, ...details } = detailsIn(words, plan.kind, today, true)
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
function merged(plan: TeamPlan, details: Partial<TeamPlan>): TeamPlan {
  const lists = {
    ...(details.lengths && {
      lengths: [
        ...(plan.lengths ?? []).filter(({ part }) => !details.lengths?.some((one) => one.part === part)),
        ...details.lengths,
      ],
    }),
    ...(details.less && {
      less: [
        ...(plan.less ?? []).filter(({ weekday }) => !details.less?.some((one) => one.weekday === weekday)),
        ...details.less,
      ],
    }),
    ...(details.without && { without: [...new Set([...(plan.without ?? []), ...details.without])] }),
    ...(details.drops && { drops: [...new Set([...(plan.drops ?? []), ...details.drops])] }),
  }
  const all = { ...plan, ...details, ...lists }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as TeamPlan
}

type Pairs = TeamPlan['apart']
const withoutPairs = (pairs: Pairs, others: NonNullable<Pairs>): Pairs =>
  pairs?.filter((pair) => !others.some((other) => pair.every((id) => other.includes(id))))
