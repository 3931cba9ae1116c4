import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import type { PeopleMeant } from '../../context/people-of.ts'
import { type AthleteVerdict, isFresh, reasonsOf } from '../../day/verdicts.ts'
import { bullets, capital, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { BANDS } from '../../values/bands.ts'
import { writeClock } from '../read/times.ts'
import { type Assignment, assignGroups, isOfSize } from './assign-groups.ts'
import { averagesOf } from './averages.ts'
import { sayLowest, sayNoData } from './group-lines.ts'
import { workOf } from './group-work.ts'
import { namesOn, type PlanPeople, readPlanPeople, sayByToday, sayDay } from './people.ts'
import { sayIll } from './practice.ts'
import { type SheetRow, writeSheet } from './sheet.ts'

/** Groups by the day's verdicts, by color or of equal size, with the room and times given. */
export async function makeGroups(plan: TeamPlan, meant: PeopleMeant, context: AnswerContext): Promise<string> {
  const { today } = context.scope
  const room = await readPlanPeople(meant, context)
  const scores = plan.average === undefined ? undefined : await averagesOf('recovery', plan.average, context)
  const assigned = assignGroups(plan, room, scores)
  const name = namesOn(room.judged, plan)
  const names = (all: readonly AthleteVerdict[]) => joinAnd(all.map((one) => `**${name(one)}**`))
  const titleOf = (group: Assignment['groups'][number]) =>
    `${group.at === undefined ? '' : `${writeClock(group.at)} `}${group.at === undefined ? capital(group.name) : group.name}`
  if (plan.tells === 'cutoffs') return sayCutoffs(plan)
  if (plan.tells === 'moved') return sayMoved(assignGroups(withoutChanges(plan), room), assigned, names, titleOf)
  if (plan.tells === 'no_data') return sayNoData(room, names)
  const last = assigned.groups.at(-1)
  if (plan.tells === 'lowest_do' && last) return sayLowest(last, titleOf(last), { room, name, names })
  const isBare = isOfSize(plan)
  const rows = assigned.groups.map((group): SheetRow => {
    const work =
      isBare || (plan.does === undefined && plan.by === 'band') ? '' : workOf(group.level, assigned.groups.length, plan)
    const inIt = group.athletes.map((one) => `${name(one)}${isFresh(one) ? '' : '\\*'}`).join(', ') || 'nobody'
    const title = `${titleOf(group)} (${group.athletes.length})`
    return {
      cells: [title, inIt, work],
      text:
        plan.does === undefined || work === ''
          ? `**${title}**: ${inIt}${work === '' || plan.shown === 'list' ? '' : `. ${capital(work)}`}`
          : `**${title}, ${work}**: ${inIt}`,
    }
  })
  const ask = plan.by === 'band' ? room.ask : []
  return writeSheet(
    {
      title: `Groups${sayDay(plan, today)}`,
      columns: ['Group', 'Who', 'What'],
      rows: [
        ...rows,
        ...(ask.length > 0
          ? [
              {
                cells: ['No data', ask.map(name).join(', '), 'ask first'],
                text: `**No data, ask first** (${ask.length}): ${ask.map(name).join(', ')}`,
              },
            ]
          : []),
      ],
      beneath: [
        assigned.over.length > 0 && `No room for ${names(assigned.over)}: the groups hold ${plan.cap} each.`,
        sayBumped(plan, assigned, room, { scores, names, titleOf }),
        sayForRoom(assigned, names),
        sayAgainst(plan, assigned, room, name),
        plan.by !== 'band' && room.ask.length > 0 && '\\* No fresh data: ask first, and nothing extra.',
        sayIll(room, names),
        isBare && 'Groups are of those who are alike in readiness.',
        sayByToday(plan, today),
      ],
    },
    plan,
  )
}

/** Athletes whose group may ask more than their day allows: by color, of equal size, or placed by the user. */
function sayAgainst(
  plan: TeamPlan,
  { groups }: Assignment,
  { judged }: PlanPeople,
  name: (one: AthleteVerdict) => string,
): string {
  const placed = new Set(plan.placed?.map(({ id }) => id))
  const isOfSlots = groups.some(({ at }) => at !== undefined)
  const against = judged.filter(isFresh).filter((one) => {
    const level = groups.find(({ athletes }) => athletes.includes(one))?.level ?? 0
    if (plan.by === 'band') return level < groups.length - 1 && (one.verdict === 'easy' || one.verdict === 'lighter')
    if (isOfSize(plan)) return one.verdict === 'easy' || one.verdict === 'lighter'
    const most = one.verdict === 'easy' ? groups.length - 1 : one.verdict === 'lighter' ? 1 : 0
    return level < most && (placed.has(one.athlete.id) || plan.worst !== undefined)
  })
  if (against.length === 0) return ''
  const lines = against.map((one) => {
    const [reason] = reasonsOf(one, 1)
    return `**${name(one)}** ${one.verdict === 'easy' ? 'stays out of live' : 'goes lighter'}${reason ? ` (${reason.text})` : ''}`
  })
  const opening =
    plan.by === 'band'
      ? 'Not by color alone'
      : isOfSize(plan)
        ? 'Whatever the group'
        : isOfSlots
          ? 'The slot moves, the load does not'
          : 'In the upper group, and still less than the others'
  return `${opening}: ${lines.join('; ')}.`
}

/** Who is one group lower because the one above is full. */
function sayForRoom({ forRoom }: Assignment, names: Titled['names']): string {
  if (forRoom.length === 0) return ''
  return forRoom.length > FEW
    ? `${forRoom.length} stand one group lower for room alone, those with the lowest recovery first.`
    : `For room alone, and not by their readings, ${names(forRoom)} ${forRoom.length === 1 ? 'stands' : 'stand'} one group lower.`
}
const FEW = 3

/** Who had to give way to athletes placed by the user. */
function sayBumped(plan: TeamPlan, after: Assignment, room: PlanPeople, { scores, names, titleOf }: Titled): string {
  const placed = plan.placed ?? []
  if (placed.length === 0 || plan.cap === undefined) return ''
  const { placed: _, ...rest } = plan
  const before = assignGroups(rest, room, scores)
  const levelIn = ({ groups }: Assignment, one: AthleteVerdict) =>
    groups.find(({ athletes }) => athletes.includes(one))?.level ?? 0
  const bumped = after.groups.flatMap((group) => {
    const came = group.athletes.filter(
      (one) => !placed.some(({ id }) => id === one.athlete.id) && levelIn(before, one) < group.level,
    )
    return came.length > 0 ? [`${names(came)} to ${titleOf(group)}`] : []
  })
  return bumped.length === 0 ? '' : `Bumped by the cap: ${bumped.join('; ')}.`
}

interface Titled {
  scores: ReadonlyMap<string, number> | undefined
  names: (all: readonly AthleteVerdict[]) => string
  titleOf: (group: Assignment['groups'][number]) => string
}

/** Before anybody was moved or other days were used. */
function withoutChanges({ average: _, placed: __, ...plan }: TeamPlan): TeamPlan {
  return plan
}

function sayMoved(
  before: Assignment,
  after: Assignment,
  names: (all: readonly AthleteVerdict[]) => string,
  titleOf: (group: Assignment['groups'][number]) => string,
): string {
  const groupIn = ({ groups }: Assignment, one: AthleteVerdict) =>
    groups.find(({ athletes }) => athletes.some(({ athlete }) => athlete.id === one.athlete.id))
  const moved = after.groups.flatMap((group) =>
    group.athletes.flatMap((one) => {
      const from = groupIn(before, one)
      return from && from.level !== group.level ? [`${names([one])}: ${titleOf(from)} to ${titleOf(group)}`] : []
    }),
  )
  return moved.length === 0
    ? '**Nobody** moved: the groups are the same as the first ones.'
    : paragraphs(`**${moved.length}** moved, against the first groups:`, bullets(moved))
}

function sayCutoffs(plan: TeamPlan): string {
  const { by, average, cap } = plan
  if (isOfSize(plan))
    return "None: everybody is in one order, by the day's verdict and then by recovery, and that is cut into groups of equal size."
  if (by === 'band')
    return `By recovery: ${BANDS.map(({ color, bound }) => `${color} is ${bound.replace('recovery ', '')}`).join(', ')}.`
  return sentences(
    `No single number: the day's verdict decides. Movement only is who stays out of live (two or more vital signs off, or a recovery far under their own usual with something beside it), reduced is who needs a lighter day, and full is everybody else; ready for a hard day begins at a recovery of ${PERFORMANCE_GUIDANCE.recoveryHighFrom}% with nothing against it.`,
    average !== undefined && `Inside of a group the order is the ${average}-day average of recovery.`,
    cap !== undefined && `Where more than ${cap} fit, the lowest recoveries go one group down.`,
  )
}
