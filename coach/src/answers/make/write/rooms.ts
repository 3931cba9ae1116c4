import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import { writeValue } from '../../../wording/figures.ts'
import { plainName } from '../../../wording/names.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import type { PeopleMeant } from '../../context/people-of.ts'
import { joinAnd, sentences } from '../../phrases/lists.ts'
import { averagesOf } from './averages.ts'
import { pairUp } from './pair-up.ts'
import { type SheetRow, writeSheet } from './sheet.ts'

const DAYS = 7
const HOUR = 60
/** From this difference on, one may wake the other. */
const FAR_MINUTES = 45

/** Rooms by bed time; athletes without one come last. */
export async function makeRooms(plan: TeamPlan, meant: PeopleMeant, context: AnswerContext): Promise<string> {
  const hours = await averagesOf('bed_time', DAYS, context)
  const known = meant.people
    .filter(({ id }) => hours.has(id))
    .toSorted((a, b) => (hours.get(a.id) ?? 0) - (hours.get(b.id) ?? 0))
  const unknown = meant.people.filter(({ id }) => !hours.has(id))
  const nameOf = (id: string) => plainName(meant.people.find((one) => one.id === id)?.name ?? '')
  const roomsIn =
    (plan.cap ?? 2) > 2
      ? chunks(
          [...known, ...unknown].map(({ id }) => id),
          plan,
        )
      : twos(
          [...known, ...unknown].map(({ id }) => id),
          plan,
        )
  const shown = (id: string) => {
    const hour = hours.get(id)
    return hour === undefined ? 'no data' : writeValue('bed_time', hour)
  }
  /** In minutes; undefined: fewer than two have a bed time. */
  const gapOf = (ids: readonly string[]) => {
    const all = ids.flatMap((id) => hours.get(id) ?? [])
    return all.length < 2 ? undefined : Math.round((Math.max(...all) - Math.min(...all)) * HOUR)
  }
  const far = roomsIn.filter((ids) => (gapOf(ids) ?? 0) >= FAR_MINUTES)
  return writeSheet(
    {
      title: `Rooms by average bed time, last ${DAYS} days`,
      columns: ['Room', 'Who', 'Bed time', 'Apart'],
      rows: roomsIn.map(
        (ids, place): SheetRow => ({
          cells: [
            `${place + 1}`,
            ids.map(nameOf).join(', '),
            ids.map(shown).join(', '),
            gapOf(ids) === undefined ? '' : `${gapOf(ids)} min`,
          ],
          text: `Room ${place + 1}: ${plan.shown === 'list' ? ids.map(nameOf).join(' and ') : joinAnd(ids.map((id) => `**${nameOf(id)}** (${shown(id)})`))}`,
        }),
      ),
      beneath: [
        far.length > 0 &&
          `Watch ${far.map((ids) => joinAnd(ids.map(nameOf))).join('; ')}: ${FAR_MINUTES} minutes or more apart.`,
        (plan.apart ?? []).length > 0 &&
          `Not in one room, as you said: ${(plan.apart ?? []).map((pair) => joinAnd(pair.map(nameOf))).join('; ')}.`,
        sayKept(plan, nameOf, gapOf),
        sentences(unknown.length > 0 && `No bed times of ${joinAnd(unknown.map(({ id }) => nameOf(id)))}: ask them.`),
      ],
    },
    plan,
  )
}

function twos(order: readonly string[], plan: TeamPlan): string[][] {
  const { pairs, left } = pairUp(order, plan)
  return [...pairs, ...left.map((id) => [id])]
}

/** Requested pairs stay in one room. */
function chunks(order: readonly string[], { cap = 2, together = [] }: TeamPlan): string[][] {
  const joined = order.flatMap((id) => {
    const pair = together.find((one) => one.includes(id))?.filter((one) => order.includes(one)) ?? [id]
    const [first] = pair.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    return first === id ? [pair] : []
  })
  const rooms: string[][] = []
  for (const unit of joined) {
    const last = rooms.at(-1)
    if (last && last.length + unit.length <= cap) last.push(...unit)
    else rooms.push([...unit])
  }
  return rooms
}

function sayKept(
  { together = [] }: TeamPlan,
  nameOf: (id: string) => string,
  gapOf: (ids: readonly string[]) => number | undefined,
): string {
  const [last] = together.slice(-1)
  if (!last) return ''
  const gap = gapOf(last)
  return `${joinAnd(last.map(nameOf))} stay together, as you said${gap === undefined ? '' : `: ${gap} minutes apart`}.`
}
