import { STRENGTH_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { writeDay } from '../../../wording/day-names.ts'
import { plainName } from '../../../wording/names.ts'
import { type AthleteVerdict, judgeDay } from '../../day/verdicts.ts'
import type { DraftText } from '../draft-text.ts'
import { type DraftFor, FIGURES_LEFT_OUT, leftOver } from './draft-for.ts'

type Group = 'heavy' | 'moderate' | 'light' | 'ask'

const TITLES: Record<Group, string> = {
  heavy: `**Heavy** (${STRENGTH_GUIDANCE.High.strength} of recent bests, ${STRENGTH_GUIDANCE.High.effort})`,
  moderate: `**Moderate** (${STRENGTH_GUIDANCE.Moderate.strength}, ${STRENGTH_GUIDANCE.Moderate.effort})`,
  light: `**Light** (${STRENGTH_GUIDANCE.Low.strength}, ${STRENGTH_GUIDANCE.Low.effort})`,
  ask: '**Ask first** (no fresh record)',
}

/** Lifting groups of the day: names and loads, and nobody's figures. */
export async function writeLiftingPlan(given: DraftFor): Promise<DraftText | undefined> {
  const { people, isTeam, scope, toolbox } = given
  const judged = await judgeDay({ people, isTeam, leftOut: [] }, { scope, toolbox })
  if (judged.length === 0) return undefined
  const groups = Map.groupBy(judged, ({ verdict }) => GROUPS[verdict])
  const lines = (Object.keys(TITLES) as Group[]).flatMap((group) => {
    const members = groups.get(group) ?? []
    return members.length === 0
      ? []
      : [
          {
            text: `${TITLES[group]}: ${members.map(({ athlete }) => plainName(athlete.name)).join(', ')}`,
            keep: 1 as const,
          },
        ]
  })
  const isOfMore =
    /\b(practice|session)\b/i.test(given.wish.words) && !/\blift|strength|weight|gym/i.test(given.wish.words)
  return {
    to: isTeam ? 'the lifting groups' : 'a lifting group',
    greeting: `**Lifting groups, ${writeDay(scope.today, scope.today)}**`,
    lines,
    isList: true,
    beneath: [
      "it rests on the newest recoveries and what speaks against a hard day; the warm-up and the athlete's word go first",
      FIGURES_LEFT_OUT,
      isOfMore && 'drills and minutes are yours',
      leftOver(given),
    ],
  }
}

/** By the verdict, as in the chat's own lifting groups (day/who-does-what.ts). */
const GROUPS: Record<AthleteVerdict['verdict'], Group> = {
  hard: 'heavy',
  as_planned: 'moderate',
  lighter: 'moderate',
  easy: 'light',
  ask: 'ask',
}
