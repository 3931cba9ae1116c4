import type { Request, Who } from '@corner/contract/entities/query.ts'
import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import { asksForPractice } from '../../reading/day/asks-for-practice.ts'
import type { ReadingScope } from '../../reading/spans/find-spans.ts'
import { LONGEST_TOPIC } from '../../reading/topic.ts'
import { type MarkedMessage, markNames } from '../context/mark-names.ts'
import { planIntentOf } from '../plan/plan-intent.ts'
import { changePlan } from './read/change.ts'
import { detailsIn } from './read/details.ts'
import { openingIn } from './read/opening.ts'
import { peopleChangesIn, whoWith } from './read/people-changes.ts'
import { timesIn } from './read/practice.ts'

type Advice = Extract<Request, { kind: 'advice' }>

interface Talk {
  scope: ReadingScope
  /** The requests of the last answer. */
  previous: readonly Request[]
  /** The requests of earlier answers, the newest last. */
  earlier?: readonly Request[]
}

/**
 * Something that a message wants planned (a practice, pairs, groups, rooms, a lifting week, a checklist), or the last
 * such plan with the changes of the message: read by the words alone, before the trained reader.
 * @returns undefined: the message wants none of that
 */
export function makeInConversation(message: string, { scope, previous, earlier = [] }: Talk): Advice | undefined {
  if (scope.view === 'own') return undefined
  const marked = markNames(message, scope)
  if (!marked) return undefined
  const words = message.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim()
  const last = previous.findLast(isAdvice)
  const before =
    last?.make || !GOES_BACK.test(words)
      ? last
      : ((earlier.findLast((one) => isAdvice(one) && one.make !== undefined) as Advice | undefined) ?? last)
  const kind = openingIn(words)
  const topic = message.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TOPIC)
  if (before?.make && (kind === undefined || kind === before.make.kind)) {
    const changed = changePlan({ plan: before.make, who: before.who }, words, marked, scope.today)
    if (changed) return { kind: 'advice', who: changed.who, topic: before.topic, make: changed.plan }
  }
  if (!before?.make && before && planIntentOf(before.topic, scope.today) && kind === undefined) {
    const changed = changePlan({ plan: { kind: 'days' }, who: before.who }, words, { ...marked, ids: [] }, scope.today)
    // Words about a coming day change the plan by themselves.
    if (changed && (changed.plan.less || changed.plan.shown === 'table')) return { ...before, make: changed.plan }
  }
  // "Give me that for 90 min" after what to do in practice.
  if (kind === undefined && before && !before.make && asksForPractice(before.topic) && isOfThat(words, marked))
    return planOf('practice', { words, marked, scope, topic: before.topic, isOfLastGroups: false })
  const isOfLastGroups = previous.some((one) => 'day' in one && one.day?.form === 'groups') && marked.length <= SHORT
  return kind && planOf(kind, { words, marked, scope, topic, isOfLastGroups })
}

/** The last answer again, with a length or a start. */
function isOfThat(words: string, marked: MarkedMessage): boolean {
  const { minutes, from } = timesIn(words)
  return (
    (minutes ?? from) !== undefined && marked.ids.length === 0 && marked.length <= SHORT && !OWN_QUESTION.test(words)
  )
}
const OWN_QUESTION =
  /^\W*(?:and |but |so |ok )*(?:who|why|how|is|are|was|were|did|does|do|when|which)\b|\b(?:sleep|slept|bed|strain|hrv)\b/

const isAdvice = (request: Request): request is Advice => request.kind === 'advice'
/** Words that return to a plan after another question came in between. */
const GOES_BACK =
  /\bfinal\b|\b(clean|board|wall|door|white ?board|print\w*|short) (version|list|copy)\b|\bjust the (list|groups|pairs|plan|rooms)\b|\b(the|my|that|those) (groups|pairs|pairings|practice plan|rooms?( list)?|lifting (week|plan|card)|check-?list)\b|\b(no|without( a)?) (data|device|strap|whoop)\b/

interface Wish {
  words: string
  marked: MarkedMessage
  scope: ReadingScope
  topic: string
  /** A few words after lifting groups, which change those. */
  isOfLastGroups: boolean
}

const SHORT = 10

function planOf(kind: TeamPlan['kind'], { words, marked, scope, topic, isOfLastGroups }: Wish): Advice | undefined {
  const plan: TeamPlan = { kind, ...detailsIn(words, kind, scope.today) }
  const [only, other] = marked.ids
  if (kind === 'return') return only && !other ? { kind: 'advice', who: { ids: [only] }, topic, make: plan } : undefined
  if (kind === 'groups' && !plan.groups && !plan.by) return undefined
  if (kind === 'groups' && isOfLastGroups && !plan.groups?.some(({ at }) => at !== undefined)) return undefined
  if (kind === 'groups' && plan.by === 'lifting' && isPlainLift(plan, words)) return undefined
  const isOfSome = kind === 'pairs' && marked.ids.length >= LEAST_OF_SOME
  const people = only === undefined || isOfSome ? undefined : peopleChangesIn(words, marked, plan)
  const named =
    marked.ids.length > 0 && (isOfSome || (kind !== 'rooms' && kind !== 'pairs')) ? { ids: [...marked.ids] } : {}
  const who: Who = people ? whoWith({}, people) : named
  return {
    kind: 'advice',
    who,
    topic,
    make: {
      ...plan,
      ...(people?.apart && { apart: people.apart }),
      ...(people?.together && { together: people.together }),
    },
  }
}

/** Two names are one pair; with more, pairs are formed among them. */
const LEAST_OF_SOME = 3

/** Lifting groups without times, names or a room have an answer of their own. */
const isPlainLift = ({ groups = [], cap }: TeamPlan, words: string) =>
  cap === undefined &&
  groups.length <= 3 &&
  groups.every(({ at }) => at === undefined) &&
  !/\b(movement|mobility|reduced|worst|last names?)\b/.test(words)
