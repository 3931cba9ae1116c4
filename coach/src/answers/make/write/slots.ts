import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import { writeValue } from '../../../wording/figures.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import type { PeopleMeant } from '../../context/people-of.ts'
import { type AthleteVerdict, isFresh, reasonsOf } from '../../day/verdicts.ts'
import { joinAnd } from '../../phrases/lists.ts'
import { averagesOf } from './averages.ts'
import { namesOn, readPlanPeople } from './people.ts'
import { sayIll } from './practice.ts'
import { type SheetRow, writeSheet } from './sheet.ts'

const USUAL_SLOTS = 6

/**
 * Who comes first for a number of recovery-session slots: by an average over days where they were given, else by the
 * day's verdict.
 */
export async function makeSlots(plan: TeamPlan, meant: PeopleMeant, context: AnswerContext): Promise<string> {
  const room = await readPlanPeople(meant, context)
  const scores = plan.average === undefined ? undefined : await averagesOf('recovery', plan.average, context)
  const order: AthleteVerdict[] = scores
    ? room.judged
        .filter(({ athlete }) => scores.has(athlete.id))
        .toSorted((a, b) => (scores.get(a.athlete.id) ?? 0) - (scores.get(b.athlete.id) ?? 0))
    : [...room.easy, ...room.lighter, ...room.planned.toReversed(), ...room.hard.toReversed()]
  const count = plan.cap ?? USUAL_SLOTS
  const name = namesOn(room.judged, plan)
  const row = (one: AthleteVerdict, place: number): SheetRow => {
    const score = scores?.get(one.athlete.id)
    const [reason] = isFresh(one) ? reasonsOf(one, 1) : []
    const today = isFresh(one) ? `today ${writeValue('recovery', one.recovery)}` : 'no fresh recovery'
    const standing = score === undefined ? today : `${writeValue('recovery', score)} on average, ${today}`
    return {
      cells: [`${place + 1}`, name(one), standing, reason?.text ?? ''],
      text: `${place + 1}. **${name(one)}**: ${standing}${reason ? `; ${reason.text}` : ''}`,
    }
  }
  const next = order[count]
  return writeSheet(
    {
      title: `${Math.min(count, order.length)} slots, by ${plan.average === undefined ? 'what speaks against a hard day' : `average recovery, last ${plan.average} days, lowest first`}`,
      columns: ['Slot', 'Athlete', 'Recovery', 'Today'],
      rows: order.slice(0, count).map(row),
      isNumbered: true,
      beneath: [
        next && `Next in line: **${name(next)}**.`,
        sayIll(room, (all) => joinAnd(all.map((one) => `**${name(one)}**`))),
        'Soreness and injuries are not recorded: ask, and let the athletic trainer change the order.',
      ],
    },
    plan,
  )
}
