import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { DayAsked } from '@corner/contract/entities/day-asked.ts'
import { writeDay } from '../../../wording/day-names.ts'
import { writeValue } from '../../../wording/figures.ts'
import { lastName, plainName } from '../../../wording/names.ts'
import { bullets, paragraphs, sentences, uncapital } from '../../phrases/lists.ts'
import { markdownTable } from '../../phrases/markdown-table.ts'
import { sayHeld, shortOn } from '../forms/who-does-what.ts'
import { sayNotJudged, USUALLY } from '../list-notes.ts'
import { type AthleteVerdict, type FreshVerdict, isFresh, ofVerdict, reasonsOf } from '../verdicts.ts'
import { type DayList, dayListsOf } from './day-lists.ts'
import { type FilteredLists, filterLists } from './filtered-lists.ts'

type Listed = DayAsked & { form: Exclude<DayAsked['form'], 'one'> }

/** An answer about a day as lists of the people asked for: a number, a selection, an order, names only or a table. */
export function writeLists(judged: readonly AthleteVerdict[], today: string, asked: Listed): string {
  const rest = asked.fresh || asked.back || asked.shown === 'names' ? '' : sayNotJudged(judged)
  if (!judged.some(isFresh)) return sentences('There is no fresh recovery to go by.', rest)
  const all = dayListsOf(asked.form, judged, today)
  const narrowed = filterLists(all, asked)
  const told = narrowed.lists.flatMap(({ athletes }) => athletes)
  const title = asked.back === undefined ? all.title : titleBefore(asked.form, today)
  const isPush = asked.form === 'push' && asked.shown !== 'names'
  const beside = isPush ? paragraphs(sayNext(judged, told, today, asked.limit), sayHeld(judged, told)) : ''
  if (told.length === 0) return paragraphs(`**Nobody**: ${uncapital(title)}${sayWhich(asked)}.`, beside, rest)
  const body = writeBody(narrowed.lists, today, {
    shown: asked.shown,
    isOneOrder: all.isOneOrder,
    surnamesAmong: asked.surnames && judged.map(({ athlete }) => athlete.name),
  })
  const isBare = asked.shown === 'names' && asked.back === undefined && narrowed.lists.length === 1
  return paragraphs(
    !isBare && `**${title}**${sayWhich(asked)}${sayCut(narrowed, told.length, all.isOneOrder, asked)}:`,
    body,
    beside,
    rest,
    / usually \d/.test(body) && USUALLY,
  )
}

/** For a day that is over. */
const titleBefore = (form: Listed['form'], day: CalendarDay) =>
  form === 'changes'
    ? `Changed on ${writeDay(day, day)} since the day before`
    : `By the records of ${writeDay(day, day)}, ${BEFORE[form] ?? 'what the day asked for'}`
const BEFORE: Partial<Record<Listed['form'], string>> = {
  push: 'who to push',
  live: 'who could go live',
  planned: 'who to train as planned',
  sit_out: 'who to hold back',
  brief: 'who to hold back',
  order: 'who to see first',
  unusual: 'furthest from their normal',
  sick: 'vital signs off',
  groups: 'lifting groups',
}

const WHICH: Record<NonNullable<DayAsked['only']>, string> = {
  worse: 'the worse ones',
  better: 'the better ones',
  red: 'in the red',
  yellow: 'in the yellow',
  green: 'in the green',
}
const sayWhich = ({ only, order }: DayAsked) =>
  `${only ? `, ${WHICH[only]}` : ''}${order ? `, ${order} recovery first` : ''}`

/** `, the first 3 of 5`; where there are fewer than asked for, that. */
function sayCut({ of }: FilteredLists, told: number, isOneOrder: boolean, { limit }: DayAsked): string {
  if (limit === undefined) return ''
  if (!isOneOrder) return `, ${limit} of each at most`
  if (of < limit) return `, only ${told} and not ${limit}`
  if (of === told) return `, ${told}`
  return told === 1 ? `, the first of ${of}` : `, the first ${told} of ${of}`
}

/** Where fewer can be pushed than asked for: who comes next. */
function sayNext(judged: readonly AthleteVerdict[], told: readonly FreshVerdict[], today: string, limit = 0): string {
  const missing = limit - told.length
  if (missing <= 0) return ''
  const next = ofVerdict(judged, 'as_planned').toSorted((a, b) => b.recovery - a.recovery)
  const names = next.slice(0, missing).map(shortOn(today))
  return names.length === 0 ? '' : `Next, as planned and without extra rounds: ${names.join(', ')}.`
}

interface Shown {
  shown: DayAsked['shown']
  isOneOrder: boolean
  /** Last names only, unique among these. */
  surnamesAmong: readonly string[] | undefined
}

function writeBody(lists: readonly DayList[], today: string, { shown, isOneOrder, surnamesAmong }: Shown): string {
  if (shown === 'table') return writeTable(lists, today)
  if (shown === 'names') {
    const lines = lists.map(({ title, athletes }) => ({
      title,
      names: athletes.map(({ athlete: { name } }) => (surnamesAmong ? lastName(name, surnamesAmong) : plainName(name))),
    }))
    return lines.length === 1
      ? `${lines[0]?.names.join(', ')}.`
      : bullets(lines.map(({ title, names }) => `${title}: ${names.join(', ')}`))
  }
  const [first, second] = lists
  if (first && !second)
    return first.athletes.length === 1 ? bullets(first.athletes.map(first.write)) : writeLines(first)
  // The numbering continues through all lists.
  let told = 0
  const parts = lists.flatMap((list) => {
    const from = isOneOrder ? told : 0
    told += list.athletes.length
    const many = isOneOrder ? '' : ` (${counted(list.athletes.length, 'athlete')})`
    return [`${list.title}${many}:`, writeLines(list, from)]
  })
  return paragraphs(...parts)
}

const writeLines = ({ athletes, write }: DayList, from = 0) =>
  athletes.map((one, place) => `${from + place + 1}. ${write(one)}`).join('\n')

/** Lists with names of their own get a column for them. */
function writeTable(lists: readonly DayList[], today: string): string {
  const rows = lists.flatMap(({ title, athletes }) =>
    athletes.map((one) => [
      plainName(one.athlete.name),
      `${writeValue('recovery', one.recovery)}${one.recoveryDate < today ? ' (of yesterday)' : ''}`,
      one.usual === null ? '' : writeValue('recovery', one.usual),
      lists.length > 1 ? title : VERDICT_WORDS[one.verdict].title,
      reasonsOf(one, 1)[0]?.text ?? '',
    ]),
  )
  return markdownTable(['Athlete', 'Recovery', 'Usual', 'Today', 'Why'], rows)
}
