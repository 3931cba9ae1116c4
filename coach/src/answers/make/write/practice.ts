import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import type { PeopleMeant } from '../../context/people-of.ts'
import { hasOwnState } from '../../day/own-state.ts'
import { THREE_QUESTIONS } from '../../day/without-data.ts'
import { joinAnd } from '../../phrases/lists.ts'
import { writeClock } from '../read/times.ts'
import { sayNoData } from './group-lines.ts'
import { judgeLive, sayHeldBack } from './live-verdict.ts'
import { namesOn, type PlanPeople, readPlanPeople, sayAsk, sayByToday, sayDay } from './people.ts'
import { type PracticePartName, partsOf } from './practice-parts.ts'
import { type Sheet, type SheetRow, writeSheet } from './sheet.ts'

const TITLES: Record<PracticePartName, string> = {
  warm_up: 'Warm-up',
  drill: 'Drill',
  situational: 'Situational',
  live: 'Live',
  conditioning: 'Conditioning',
  cool_down: 'Cool-down',
}

/** For reading on the mat. */
const SHORT: Record<PracticePartName, string> = {
  warm_up: 'everybody',
  drill: 'everybody',
  situational: 'set positions',
  live: 'all but those held back',
  conditioning: 'all but those held back',
  cool_down: 'everybody',
}

/** A practice by minutes, with who is in which part by the day's verdicts. */
export async function makePractice(plan: TeamPlan, meant: PeopleMeant, context: AnswerContext): Promise<string> {
  const { today } = context.scope
  const room = await readPlanPeople(meant, context)
  const isShort = plan.lines !== undefined
  const name = namesOn(room.judged, plan)
  const names = (all: PlanPeople['judged']) => joinAnd(all.map((one) => `**${name(one)}**`))
  const plain = (all: PlanPeople['judged']) => all.map(name).join(', ')
  if (plan.tells === 'no_data') return sayNoData(room, names)
  if (plan.tells === 'held') return sayHeldBack(room, names)
  const parts = partsOf(plan)
  const total = parts.reduce((sum, { minutes }) => sum + minutes, 0)
  let at = plan.from ?? 0
  const rows = parts.map(({ name: part, minutes }): SheetRow => {
    const time = plan.from === undefined ? '' : `${writeClock(at)}–${writeClock(at + minutes)}`
    at += minutes
    const title = `${time === '' ? '' : `${time} `}${TITLES[part]}`
    const doing =
      part === 'drill' && plan.focus ? `everybody, ${plan.focus}` : isShort ? SHORT[part] : workOf(part, room, plain)
    return {
      cells: [time, TITLES[part], `${minutes} min`, doing],
      text: `**${title}**, ${minutes} min: ${doing}`,
      ...((part === 'cool_down' || part === 'situational') && { isExtra: true as const }),
    }
  })
  const held = heldLine(room, names)
  const isTight = plan.lines !== undefined && plan.lines <= TIGHT
  const span = plan.from === undefined ? '' : `, ${writeClock(plan.from)} to ${writeClock(plan.from + total)}`
  const sheet: Sheet = {
    title: `Practice${sayDay(plan, today)}${span}, ${total} min`,
    first: plan.judged
      ? judgeLive(room, parts.find(({ name: part }) => part === 'live')?.minutes ?? 0, names)
      : undefined,
    columns: ['When', 'Part', 'Length', 'Who and what'],
    rows: isTight
      ? tightRows(parts, room, plain)
      : [...rows, ...(held === '' ? [] : [{ cells: ['', 'Held back', '', held.replaceAll('**', '')], text: held }])],
    beneath: [
      plan.lengths !== undefined &&
        plan.minutes !== undefined &&
        total !== plan.minutes &&
        `With the lengths that you named it comes to ${total} min and not ${plan.minutes}.`,
      !room.ask.every(hasOwnState) && `Ask those without data ${THREE_QUESTIONS}.`,
      sayIll(room, names),
      sayByToday(plan, today),
      plan.minutes === undefined && plan.lengths === undefined && `No length was said, so I took ${total} min.`,
      plan.focus === undefined && 'Which moves to drill is yours; the minutes are a suggestion.',
    ],
  }
  return writeSheet(sheet, plan)
}

/** With fewer lines there is no room for a line per part. */
const TIGHT = 7

/** The parts in one line, then who does what. */
function tightRows(
  parts: readonly { name: PracticePartName; minutes: number }[],
  { hard, lighter, easy, ask }: PlanPeople,
  plain: (all: PlanPeople['judged']) => string,
): SheetRow[] {
  const line = (title: string, said: string): SheetRow => ({ cells: [title, said], text: `**${title}**: ${said}` })
  const lines = [
    line('Minutes', parts.map(({ name, minutes }) => `${TITLES[name].toLowerCase()} ${minutes}`).join(', ')),
    easy.length > 0 && line('Out of live', plain(easy)),
    lighter.length > 0 && line('Half the goes', plain(lighter)),
    hard.length > 0 && line('Extra go', plain(hard)),
    ask.length > 0 && { ...line('Check in first', plain(ask)), isExtra: true as const },
  ]
  return lines.filter((one) => one !== false)
}

/** What is done in a part, and by whom. */
function workOf(
  part: PracticePartName,
  { hard, lighter, easy }: PlanPeople,
  plain: (all: PlanPeople['judged']) => string,
): string {
  switch (part) {
    case 'warm_up':
      return 'everybody; ask who feels off'
    case 'drill':
      return 'everybody, technique at controlled pace'
    case 'situational':
      return easy.length > 0
        ? 'short starts from set positions; out of live keep to technique'
        : 'short starts from set positions, everybody'
    case 'live':
      return [
        'full goes for all who are not held back',
        hard.length > 0 && `extra go: ${plain(hard)}`,
        lighter.length > 0 && 'lighter ones half the goes if the warm-up felt right',
      ]
        .filter(Boolean)
        .join('; ')
    case 'conditioning':
      return lighter.length + easy.length > 0 ? 'those not held back; the others stretch' : 'everybody'
    case 'cool_down':
      return 'easy movement, drink, who felt off tells you'
  }
}

function heldLine({ lighter, easy, ask }: PlanPeople, names: (all: PlanPeople['judged']) => string): string {
  return [
    easy.length > 0 && `Out of live (technique and mobility): ${names(easy)}`,
    lighter.length > 0 && `Lighter: ${names(lighter)}`,
    sayAsk(ask, names),
  ]
    .filter(Boolean)
    .join('. ')
}

/** Signs of illness come before any plan. */
export function sayIll({ easy, lighter }: PlanPeople, names: (all: PlanPeople['judged']) => string): string {
  const ill = [...easy, ...lighter].filter((one) => one.signs.some(({ kind }) => kind === 'illness_signs'))
  if (ill.length === 0) return ''
  return `${names(ill)} ${ill.length === 1 ? 'sees' : 'see'} the athletic trainer first: several vital signs are off at once.`
}
