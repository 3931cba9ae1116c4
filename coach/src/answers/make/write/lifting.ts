import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { PERFORMANCE_GUIDANCE, STRENGTH_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import { weekdayName } from '../../../language/times/calendar-words.ts'
import { writeValue } from '../../../wording/figures.ts'
import { citeArticle } from '../../articles/sources.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import type { PeopleMeant } from '../../context/people-of.ts'
import { type AthleteVerdict, type FreshVerdict, isFresh } from '../../day/verdicts.ts'
import { LOAD_UNKNOWN } from '../../day/without-data.ts'
import { joinAnd, sentences } from '../../phrases/lists.ts'
import { ALL_OF_IT } from '../read/lifting.ts'
import { liftsOf, MAIN_OF, type MainWork, minutesOf } from './lifts.ts'
import { namesOn, type PlanPeople, readPlanPeople } from './people.ts'
import { sayIll } from './practice.ts'
import { type SheetRow, writeSheet } from './sheet.ts'

const { High, Moderate, Low } = STRENGTH_GUIDANCE
/** When no days or minutes were given. */
const [USUAL_DAYS, USUAL_MINUTES] = [[1, 3], 45]

/** A lifting week with the loads of the product's guidance, and who lifts less. */
export async function makeLifting(plan: TeamPlan, meant: PeopleMeant, context: AnswerContext): Promise<string> {
  const minutes = plan.minutes ?? USUAL_MINUTES
  const dropped = (plan.less ?? []).filter(({ percent }) => percent === ALL_OF_IT).map(({ weekday }) => weekday)
  const weekdays = (plan.weekdays ?? USUAL_DAYS).filter((weekday) => !dropped.includes(weekday))
  const room = await readPlanPeople(meant, context)
  const name = namesOn(room.judged, plan)
  const names = (all: readonly AthleteVerdict[]) => joinAnd(all.map((one) => `**${name(one)}**`))
  const [one, other] = room.judged
  const main = one && !other ? MAIN_OF[one.verdict] : MAIN_OF.as_planned
  const isOfOne = one !== undefined && other === undefined
  const rows = weekdays.flatMap((weekday, place) => rowsOf(weekday, place, { ...plan, minutes }, main))
  const isByEffort = plan.without?.includes('barbell')
  const less = (plan.less ?? []).filter(({ weekday }) => weekdays.includes(weekday))
  return writeSheet(
    {
      title: `Lifting${isOfOne ? ` of ${name(one)}` : ''}, ${joinAnd(weekdays.map((day) => weekdayName(day)))}, ${minutes} min each`,
      columns: ['Day', 'Lift', 'Sets × reps', '% of 1RM', 'Min'],
      rows: [...variantRows(plan, room, name), ...rows],
      beneath: [
        less.length > 0 &&
          `${joinAnd(less.map(({ weekday, percent }) => `${weekdayName(weekday)} has about ${percent}% fewer sets`))}, the load on the bar stays.`,
        isOfOne && sayOne(one, main),
        isOfOne
          ? ''
          : isByEffort
            ? `Without a barbell go by effort: ${Moderate.effort}.`
            : `${Moderate.effort}, every set with 3 to 4 reps left; ${room.hard.length > 0 && !plan.variant ? `${names(room.hard)} may go to ${High.strength} for 3 reps (${High.effort})` : `${High.strength} only for who is ready for a hard day`}.`,
        !isOfOne && !plan.variant && sayLess(room, names, isByEffort),
        sayIll(room, names),
        "Lifts, sets and reps are a template for you to change; percent and RPE are the product's guidance, and where they disagree go by RPE.",
        sentences(
          plan.weekdays === undefined && dropped.length === 0 && 'No days were said, so I took Monday and Wednesday.',
          plan.minutes === undefined && `No length was said, so I took ${USUAL_MINUTES} min.`,
        ),
      ],
      sources: await citeArticle(context.toolbox, 'rpe-strength-loading', 'periodisation'),
    },
    plan,
  )
}

/** Who does less than planned, as in lifting groups. */
function sayLess(
  { easy, lighter }: PlanPeople,
  names: (all: readonly AthleteVerdict[]) => string,
  isByEffort = false,
): string {
  const held = [...easy, ...lighter]
  const [low, middle] = [held.filter(isLow), held.filter((one) => !isLow(one))]
  return sentences(
    low.length > 0 && `Light (${isByEffort ? '' : `${Low.strength}, `}${Low.effort}): ${names(low)}.`,
    middle.length > 0 && `One set less: ${names(middle)}.`,
  )
}

/** The loads of one athlete, by the day's verdict. */
function sayOne(one: AthleteVerdict, main: MainWork): string {
  const today = isFresh(one)
    ? `Recovery is ${writeValue('recovery', one.recovery)} and the day's verdict ${VERDICT_WORDS[one.verdict].short}`
    : 'No fresh data, so ask first'
  return `${today}: ${main.load} at ${main.effort}.`
}

function rowsOf(weekday: number, place: number, plan: TeamPlan & { minutes: number }, main: MainWork): SheetRow[] {
  const percent = plan.less?.find((one) => one.weekday === weekday)?.percent
  const lifts = liftsOf(plan, place, { ...(percent !== undefined && { percent }), main })
  const { warmUp, each } = minutesOf(lifts, plan.minutes)
  const day = weekdayName(weekday).slice(0, 3)
  const told = lifts.map(({ name, sets, reps, load }) => `${name} ${sets} × ${reps}${load ? ` at ${load}` : ''}`)
  if (plan.shown !== 'table')
    return [
      {
        cells: [day],
        text: `**${day}**: warm-up ${warmUp} min; ${lifts.map((_, at) => `${told[at]} (${each[at]} min)`).join('; ')}`,
      },
    ]
  return [
    { cells: [day, 'Warm-up', '', '', `${warmUp}`] },
    ...lifts.map(
      ({ name, sets, reps, load }, at): SheetRow => ({
        cells: [day, name, `${sets} × ${reps}`, load ?? 'by RPE', `${each[at]}`],
      }),
    ),
  ]
}

const isLow = (one: FreshVerdict) => one.verdict === 'easy' || one.recovery < PERFORMANCE_GUIDANCE.recoveryModerateFrom

/** Who gets less than planned: yellow or going lighter, red or out of live wrestling. */
function variantRows(plan: TeamPlan, { judged, ask }: PlanPeople, name: (one: AthleteVerdict) => string): SheetRow[] {
  if (!plan.variant) return []
  const fresh = judged.filter(isFresh).toSorted((a, b) => b.recovery - a.recovery)
  const low = fresh.filter(isLow)
  const middle = fresh.filter((one) => !isLow(one) && (one.verdict === 'lighter' || one.recovery < READY_FROM))
  const isByEffort = plan.without?.includes('barbell')
  const row = (title: string, doing: string, all: readonly AthleteVerdict[]): SheetRow[] =>
    all.length === 0
      ? []
      : [
          {
            cells: [title, all.map(name).join(', '), doing, '', ''],
            text: `**${title}** (${doing}): ${all.map(name).join(', ')}`,
          },
        ]
  return [
    ...row(
      'Yellow, or a lighter day',
      `same lifts, one set less, ${isByEffort ? '' : `${Moderate.strength}, `}${Moderate.effort}`,
      middle,
    ),
    ...row(
      `Red, out of live or under ${PERFORMANCE_GUIDANCE.recoveryModerateFrom}%`,
      `same lifts, 2 sets of 5, ${isByEffort ? '' : `${Low.strength}, `}${Low.effort}`,
      low,
    ),
    ...row('No data, ask first', LOAD_UNKNOWN, ask),
  ]
}
