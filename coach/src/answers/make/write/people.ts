import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import { writeWeekday } from '../../../wording/day-names.ts'
import { lastName, plainName } from '../../../wording/names.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import type { PeopleMeant } from '../../context/people-of.ts'
import { hasOwnState, isOff } from '../../day/own-state.ts'
import { type AthleteVerdict, type FreshVerdict, isFresh, judgeDay, ofVerdict } from '../../day/verdicts.ts'

/** The day's verdicts of the athletes a plan is for. */
export interface PlanPeople {
  judged: readonly AthleteVerdict[]
  hard: readonly FreshVerdict[]
  planned: readonly FreshVerdict[]
  lighter: readonly FreshVerdict[]
  easy: readonly FreshVerdict[]
  /** Athletes without a fresh record. */
  ask: readonly AthleteVerdict[]
}

export async function readPlanPeople(meant: PeopleMeant, context: AnswerContext): Promise<PlanPeople> {
  const judged = await judgeDay(meant, context)
  const byRecovery = (all: FreshVerdict[]) => all.toSorted((a, b) => b.recovery - a.recovery)
  return {
    judged,
    hard: ofVerdict(judged, 'hard'),
    planned: byRecovery(ofVerdict(judged, 'as_planned')),
    lighter: ofVerdict(judged, 'lighter'),
    easy: ofVerdict(judged, 'easy'),
    ask: judged.filter((one) => !isFresh(one)),
  }
}

/** Those without a fresh recovery: who is off by their own signs, who is not, and who has no data at all. */
export function sayAsk(ask: PlanPeople['ask'], names: (all: PlanPeople['ask']) => string): string {
  const own = ask.filter(hasOwnState)
  const [off, usual] = [own.filter(isOff), own.filter((one) => !isOff(one))]
  const none = ask.filter((one) => !own.includes(one))
  return [
    off.length > 0 && `Off by their own signs, ask before anything hard: ${names(off)}`,
    usual.length > 0 && `Without a recovery, nothing clearly off, as planned: ${names(usual)}`,
    none.length > 0 && `No data, ask first: ${names(none)}`,
  ]
    .filter(Boolean)
    .join('. ')
}

/** How names appear on a sheet: in full, or last names only; two who share a last name keep both. */
export function namesOn(
  judged: readonly AthleteVerdict[],
  { surnames }: Pick<TeamPlan, 'surnames'>,
): (one: Pick<AthleteVerdict, 'athlete'>) => string {
  const all = judged.map(({ athlete }) => athlete.name)
  return ({ athlete: { name } }) => (surnames ? lastName(name, all) : plainName(name))
}

/** A sheet for another day than today is based on what is known today. */
export const sayByToday = ({ day }: Pick<TeamPlan, 'day'>, today: string): string | undefined =>
  day === undefined || day === today
    ? undefined
    : `By today's readings: check them again on ${writeWeekday(day, today)} in the morning.`

/** `, Mon Nov 23`; '' where no day was given. */
export const sayDay = ({ day }: Pick<TeamPlan, 'day'>, today: string): string =>
  day === undefined ? '' : `, ${writeWeekday(day, today)}`
