import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import { writeValue } from '../../../wording/figures.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import type { PeopleMeant } from '../../context/people-of.ts'
import { type AthleteVerdict, isFresh } from '../../day/verdicts.ts'
import { joinAnd } from '../../phrases/lists.ts'
import { sayNoData } from './group-lines.ts'
import { pairUp } from './pair-up.ts'
import { namesOn, readPlanPeople, sayByToday, sayDay } from './people.ts'
import { sayIll } from './practice.ts'
import { type SheetRow, writeSheet } from './sheet.ts'

/** Pairs for live rounds among athletes whose day calls for the same, and who drills instead. */
export async function makePairs(plan: TeamPlan, meant: PeopleMeant, context: AnswerContext): Promise<string> {
  const { today } = context.scope
  const room = await readPlanPeople(meant, context)
  const name = namesOn(room.judged, plan)
  const names = (all: readonly AthleteVerdict[]) => joinAnd(all.map((one) => `**${name(one)}**`))
  if (plan.tells === 'no_data') return sayNoData(room, names)
  const oneOf = new Map(room.judged.map((one) => [one.athlete.id, one]))
  const known = (ids: readonly string[]) => ids.flatMap((id) => oneOf.get(id) ?? [])
  const idsOf = (all: readonly AthleteVerdict[]) => all.map(({ athlete }) => athlete.id)
  const full = pairUp(idsOf([...room.hard, ...room.planned]), plan)
  const light = pairUp(idsOf(room.lighter.toSorted((a, b) => b.recovery - a.recovery)), plan)
  const row =
    (kind: string) =>
    ([a, b]: [string, string]): SheetRow => {
      const [one, other] = known([a, b])
      if (!one || !other) return { cells: [] }
      return {
        cells: [name(one), name(other), kind, `${recoveryOf(one)} and ${recoveryOf(other)}`],
        text: `**${name(one)}** (${recoveryOf(one)}) and **${name(other)}** (${recoveryOf(other)})${kind === FULL ? '' : `: ${kind}`}`,
      }
    }
  const left = known([...full.left, ...light.left])
  const drills = [...(plan.leftDrills ? left : []), ...room.easy, ...(plan.leftDrills ? room.ask : [])]
  const broken = (plan.together ?? []).filter(
    ([a, b]) => !full.pairs.concat(light.pairs).some((pair) => pair.includes(a) && pair.includes(b)),
  )
  const others: SheetRow[] = [
    drills.length > 0 ? line('Drill group, no live', names(drills)) : undefined,
    !plan.leftDrills && left.length > 0 ? line('Left over', `${names(left)}; third in a pair, or drill`) : undefined,
    !plan.leftDrills && room.ask.length > 0 ? line('No data, ask first', names(room.ask)) : undefined,
  ].filter((one) => one !== undefined)
  return writeSheet(
    {
      title: `Live pairs${sayDay(plan, today)}`,
      columns: ['One', 'Other', 'Goes', 'Recovery'],
      rows: [...full.pairs.map(row(FULL)), ...light.pairs.map(row(LIGHT)), ...others],
      beneath: [
        plan.apart !== undefined &&
          plan.apart.length > 0 &&
          `Kept apart: ${plan.apart.map((pair) => names(known(pair))).join('; ')}.`,
        'Weight and skill are not recorded, so swap within the list by size.',
        broken.length > 0 &&
          `${joinAnd(broken.map((pair) => names(known(pair))))} are not paired: the day asks different things of them.`,
        plan.leftDrills &&
          room.ask.length > 0 &&
          `No fresh data of ${names(room.ask)}: ask them before they do more than drill.`,
        sayIll(room, names),
        sayByToday(plan, today),
      ],
    },
    plan,
  )
}

const FULL = 'full goes'
const LIGHT = 'half the goes, after the warm-up says yes'
const line = (title: string, text: string): SheetRow => ({
  cells: [text.replaceAll('**', ''), '', title, ''],
  text: `**${title}**: ${text.replaceAll('**', '')}`,
})
const recoveryOf = (one: AthleteVerdict) => (isFresh(one) ? writeValue('recovery', one.recovery) : 'no data')
