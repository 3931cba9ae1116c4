import { addDays } from '@corner/analytics/days/calendar.ts'
import type { DayAsked } from '@corner/contract/entities/day-asked.ts'
import type { Who } from '@corner/contract/entities/query.ts'
import type { AnswerContext } from '../context/answer-context.ts'
import type { PeopleMeant } from '../context/people-of.ts'
import { paragraphs } from '../phrases/lists.ts'
import { type Band, writeBandChanges } from './forms/band-changes.ts'
import { writeChanges } from './forms/changes.ts'
import { writeGroups } from './forms/groups.ts'
import { writeNamed } from './forms/named.ts'
import { offIn, writeNamedVitals } from './forms/named-vitals.ts'
import { writeOneThing } from './forms/one-thing.ts'
import { writePlanned } from './forms/planned.ts'
import { keepShort, wantsItShort } from './forms/short.ts'
import { vitalsOff, writeSick } from './forms/sick.ts'
import { writeUnusual } from './forms/unusual.ts'
import { answerVitalsOfNights } from './forms/vitals-of-nights.ts'
import { writeAll, writeOrder, writePush, writeSitOut } from './forms/who-does-what.ts'
import { writeWhoGoesLive } from './forms/who-goes-live.ts'
import { forTomorrow, sayDayAhead, sayTomorrow } from './intent/tomorrow.ts'
import { sayMoved, withMoved } from './lists/moved.ts'
import { writeLists } from './lists/write-lists.ts'
import { hasOwnState, isOff, sayOff } from './own-state.ts'
import { type AthleteVerdict, isFresh, judgeDay } from './verdicts.ts'

type Form = DayAsked['form']

const WRITERS: Record<Form, (judged: readonly AthleteVerdict[], today: string, words: string) => string> = {
  sick: writeSick,
  groups: writeGroups,
  changes: writeChanges,
  order: writeOrder,
  sit_out: writeSitOut,
  push: writePush,
  live: writeWhoGoesLive,
  planned: writePlanned,
  unusual: writeUnusual,
  everybody: writeAll,
  ready: writeAll,
  brief: writeAll,
  one: writeOneThing,
}

/** Up to this many are described one by one, whatever their day calls for. */
const NAMED = 6
const OF_EACH: readonly Form[] = ['sit_out', 'push', 'live', 'planned', 'everybody', 'ready', 'one']

/** What the day calls for from several athletes, in the form asked for. @param who as in the request */
export async function answerOfDay(
  meant: PeopleMeant,
  { who, day }: { who: Who; day: DayAsked },
  context: AnswerContext,
): Promise<string> {
  context.keepDay?.(day)
  if (day.vitals && day.nights) return answerVitalsOfNights(meant, { vitals: day.vitals, nights: day.nights }, context)
  const today = addDays(context.scope.today, day.back ?? 0)
  const judged = await judgeDay(meant, context, day.back)
  const known = day.fresh ? judged.filter(isFresh) : judged
  const own = day.back === undefined ? tellOff(judged, day) : NOTHING_OFF
  const isTold = new Set(own.told.map(({ athlete }) => athlete.id))
  const noted = known.map((one) => (isTold.has(one.athlete.id) ? { ...one, isTold: true as const } : one))
  const text = writeDay(withMoved(noted, day), {
    day,
    today,
    words: context.message,
    isOfSome: !meant.isTeam && who.except === undefined && meant.people.length <= NAMED && OF_EACH.includes(day.form),
  })
  const short = wantsItShort(context.message) ? keepShort(text) : text
  const isByRecovery = own.text !== '' && day.form !== 'sick' && judged.some(isFresh)
  const told = paragraphs(own.text, isByRecovery ? `By recovery: ${short}` : short)
  const tomorrow = day.back === undefined ? sayTomorrow(context.message, context.scope.today) : ''
  const [first = '', ...others] = told.split('\n\n')
  // The verdict asked for comes before when to decide it.
  const [verdict, rest] =
    tomorrow !== '' && day.form === 'groups' && /^\*\*(Yes|No)\b/.test(first)
      ? [first, others.join('\n\n')]
      : ['', told]
  const ahead = day.back === undefined && tomorrow === '' ? sayDayAhead(context.message, context.scope.today) : ''
  if (ahead !== '') return paragraphs(first, ahead, sayMoved(judged, day, today), ...others)
  return paragraphs(verdict, tomorrow, sayMoved(judged, day, today), tomorrow === '' ? told : forTomorrow(rest))
}

const NOTHING_OFF = { text: '', told: [] as readonly AthleteVerdict[] }

/** Who is off without a recovery comes before all that recoveries say; an answer about illness lists vital signs itself. */
function tellOff(judged: readonly AthleteVerdict[], { form }: DayAsked): typeof NOTHING_OFF {
  const { ill, two, one } = vitalsOff(judged.filter(hasOwnState))
  const inLists = form === 'sick' ? [...ill, ...two, ...one].map(({ athlete }) => athlete.id) : []
  const told = judged.filter((each) => isOff(each) && !inLists.includes(each.athlete.id))
  return { text: sayOff(told), told: [...told, ...judged.filter(({ athlete }) => inLists.includes(athlete.id))] }
}

interface Wanted {
  day: DayAsked
  today: string
  words: string
  isOfSome: boolean
}

function writeDay(all: readonly AthleteVerdict[], { day, today, words, isOfSome }: Wanted): string {
  const { form, back, limit, shown, only, order, vitals } = day
  const isList = (back ?? limit ?? shown ?? only ?? order) !== undefined
  const judged = vitals && isList ? offIn(all, vitals) : all
  const bands: readonly string[] = ['red', 'yellow', 'green']
  if (form === 'changes' && only && bands.includes(only)) return writeBandChanges(judged, only as Band, today)
  // A day that is over calls for nothing any more, so it is answered by lists alone.
  if (back !== undefined && form === 'one') return writeLists(judged, today, { ...day, form: 'order', limit: 1 })
  if (form !== 'one' && isList) return writeLists(judged, today, { ...day, form })
  if (vitals !== undefined) return writeNamedVitals(judged, today, vitals)
  return isOfSome ? writeNamed(judged, today, { form, words }) : WRITERS[form](judged, today, words)
}
