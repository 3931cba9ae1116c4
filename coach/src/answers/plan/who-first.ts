import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { CoachScope } from '../../scope.ts'
import { writeValue } from '../../wording/figures.ts'
import { boldName, plainName } from '../../wording/names.ts'
import { countReady } from '../day/forms/brief.ts'
import { openVerdict } from '../day/one-athlete.ts'
import {
  type AthleteVerdict,
  type FreshVerdict,
  isFresh,
  ofVerdict,
  questionFor,
  reasonsOf,
  writeStanding,
  writeStandingWith,
} from '../day/verdicts.ts'
import { joinAnd, joinFew, sentences } from '../phrases/lists.ts'
import type { HardDayCondition } from './block-lines.ts'
import type { TodayState } from './roles.ts'

/** From this share on the next day should not be hard. */
const TIRED_SHARE = 1 / 3

/** How the athletes a plan is for are doing today. */
export function todayStateOf(judged: readonly AthleteVerdict[]): TodayState {
  const fresh = judged.filter(isFresh)
  const held = ofVerdict(fresh, 'easy', 'lighter')
  const [only, second] = judged
  const heldDays = second || !only ? 0 : only.verdict === 'easy' ? 2 : only.verdict === 'lighter' ? 1 : 0
  return {
    heldDays,
    heldAs: only?.verdict === 'lighter' ? 'held_lighter' : 'held',
    isTired: held.length > fresh.length * TIRED_SHARE,
  }
}

/**
 * What a hard day of one athlete depends on: a usual morning, or vital signs that are off; undefined: for several
 * athletes, or not known.
 */
export function hardDayConditionOf([only, second]: readonly AthleteVerdict[]): HardDayCondition | undefined {
  if (second || !only) return undefined
  if (only.signs.some(({ kind }) => kind === 'illness_signs' || kind === 'two_vitals_off'))
    return { text: 'the vital signs are back to their usual', isOfSigns: true }
  return only.usual === null
    ? undefined
    : { text: `the morning is near the usual ${writeValue('recovery', only.usual)}`, isOfSigns: false }
}

/** Who already has short nights behind them, where sleep was asked about. */
export function sayShortNights(judged: readonly AthleteVerdict[]): string {
  const short = judged
    .filter(isFresh)
    .flatMap((one) => one.signs.filter(({ kind }) => kind.startsWith('short_night')).map((sign) => ({ one, sign })))
    .filter(({ one }, place, all) => all.findIndex((other) => other.one === one) === place)
  const [only, second] = judged
  if (only && !second) return short[0] ? `The nights before it: ${short[0].sign.text}.` : ''
  return short.length === 0
    ? 'Nobody has a short night behind them today.'
    : `Short of sleep already: ${joinFew(short.map(({ one, sign }) => `${boldName(one.athlete.name)} (${sign.name})`))}.`
}

/** Today's verdicts on the athletes of the plan, the most serious case with its reason. */
export function openPlan(judged: readonly AthleteVerdict[], { today }: Pick<CoachScope, 'today'>): string {
  const fresh = judged.filter(isFresh)
  const [first, second] = fresh
  if (!first) return 'No fresh recovery has come to go by: ask how they feel, and adapt the plan to that.'
  if (second) return sayLighterFirst(judged, today)
  const opening = openVerdict(first, { today }, 'unusual').replace(/ today\.$|\.$/, '')
  const reasons = reasonsOf(first, 1)
  return `${opening} today (recovery ${writeStandingWith(first, today, reasons)}).`
}

/** Who does less, and until when; how many are ready for more. */
export function sayLighterFirst(judged: readonly AthleteVerdict[], today: CalendarDay): string {
  const [easy, lighter] = [ofVerdict(judged, 'easy'), ofVerdict(judged, 'lighter')]
  const [worst] = [...easy, ...lighter]
  const nameOf = (one: FreshVerdict) => {
    const [reason] = one === worst ? reasonsOf(one, 1) : []
    return `${boldName(one.athlete.name)}${reason ? ` (${writeStanding(one, today)}; ${reason.name})` : ''}`
  }
  const held = [
    easy.length > 0 && `${joinFew(easy.map(nameOf))} ${easy.length === 1 ? 'stays' : 'stay'} out of live wrestling`,
    lighter.length > 0 && `${joinFew(lighter.map(nameOf))} ${lighter.length === 1 ? 'goes' : 'go'} lighter`,
  ].filter((part) => part !== false)
  return sentences(
    held.length === 0
      ? 'Nobody has to be held back today.'
      : `Today ${joinAnd(held)}: no hard live before a morning near their usual.`,
    countReady(judged),
  )
}

/** The question for the first athlete; an athlete is not told to ask themselves. */
export function askFirstOf(judged: readonly AthleteVerdict[], { view }: Pick<CoachScope, 'view'>): string {
  const [first] = [...ofVerdict(judged, 'easy'), ...ofVerdict(judged, 'lighter')]
  const ask = view === 'team' && first ? questionFor(first) : undefined
  return first && ask !== undefined ? `Ask ${plainName(first.athlete.name)}: "${ask}"` : ''
}
