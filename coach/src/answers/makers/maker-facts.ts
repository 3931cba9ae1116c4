import { counted } from '@corner/analytics/numbers/counted.ts'
import { NORMAL_RANGE_DAYS, NORMAL_RANGE_MINIMUM } from '@corner/analytics/series/normal-range.ts'
import type { CoachScope } from '../../scope.ts'
import { plainName } from '../../wording/names.ts'
import { joinFew, paragraphs } from '../phrases/lists.ts'

const MAKER = '(?:whoop|oura|polar|garmin|intervals(?:\\.icu)?|fitbit|withings|apple)'
/** "What is Corner readiness based on", "how do you calculate Corner readiness". */
const OF_FORMULA =
  /\b(how|what|explain|formula)\b.*\bcorner(?:'s|s)? readiness\b.*\b(based|made|consists?|calculated|computed|worked out|come from|comes from|mean|means|work|works|from|out of)\b|\b(how|explain)\b.*\b(calculate|compute|work out|figure out|get|define|derive|come up with|score|explain)\b.*\bcorner(?:'s|s)? readiness\b|\bwhat(?:'s| is|s)? (?:goes|go) into\b.*\bcorner readiness\b|^\W*(?:what(?:'s| is|s)|explain|define) corner readiness\W*$/i
/** "Can I compare an Oura 80 with a WHOOP 80", "is a Polar 60 the same as a WHOOP 60". */
const OF_COMPARING = /\b(compare|comparable|same|equal|equals|equivalent|versus|vs|match|better than|worse than)\b/i
const TWO_MAKERS = new RegExp(String.raw`\b(${MAKER})(?:'s)?\b.*\b(${MAKER})(?:'s)?\b`, 'i')
const OF_SCORES = /\b\d{1,3}\b|\b(scores?|readiness|recovery|recoveries|numbers?|values?)\b/i
const GROUP = /\b(guys|kids|athletes|wearers|users|girls|boys|wrestlers|players|people|ones|group|average|avg|rank)\b/i
/** "Garmin?", "any Garmin?", "what about garmin". */
const OF_GARMIN =
  /^\W*(?:any |and |what about |how about |who has |who uses |is anyone on |is there )?(?:a )?garmins?\W*$/i

/** What is always so of makers and of Corner readiness; undefined: nothing of the kind is asked. */
export function sayMakerFact(message: string, scope: CoachScope): string | undefined {
  if (OF_FORMULA.test(message)) return READINESS_FORMULA
  if (isOfComparing(message)) return NOT_COMPARABLE
  return OF_GARMIN.test(message) ? sayGarmin(scope) : undefined
}

function isOfComparing(message: string): boolean {
  const [, one = '', other = ''] = TWO_MAKERS.exec(message) ?? []
  if (one === '' || one.toLowerCase() === other.toLowerCase()) return false
  return OF_COMPARING.test(message) && OF_SCORES.test(message) && !GROUP.test(message)
}

const READINESS_FORMULA = paragraphs(
  `**Corner readiness** is how far this morning lies from the athlete's own last ${NORMAL_RANGE_DAYS} days: 50 is as usual, 25 points are one of their own standard deviations.`,
  'Four measures count: HRV 4 parts, resting heart rate 3, sleep 2, respiratory rate 1, which counts only when it is raised. One that is missing is left out with its weight; without HRV and resting heart rate there is no score.',
  `Each needs ${NORMAL_RANGE_MINIMUM} mornings of the ${NORMAL_RANGE_DAYS} days before. From 33 to 67 is usual. It means the same for every maker's wearer, and it is no maker's recovery or readiness. The weights are a convention, tested by no trial: a reason to ask, no verdict.`,
)

const NOT_COMPARABLE =
  "**No.** Each maker works out its score by a formula of its own, from other measures and on another scale, so the same number on two makes does not mean the same. Hold each athlete against their own usual instead; Corner readiness does that for every maker's wearer, and hours of sleep and beats a minute can be laid side by side."

function sayGarmin({ athletes }: CoachScope): string {
  const namesOf = (maker: string) =>
    athletes.filter((one) => one.connected && one.maker === maker).map(({ name }) => plainName(name))
  const [garmin, others] = [namesOf('Garmin'), namesOf('Intervals.icu')]
  const direct = garmin.length === 0 ? 'Nobody has Garmin linked itself.' : `Garmin: ${joinFew(garmin)}.`
  return others.length === 0
    ? direct
    : `${direct} **${counted(others.length, 'athlete')}** ${others.length === 1 ? 'uses' : 'use'} **Intervals.icu**, which may hold data of a Garmin device: ${joinFew(others)}.`
}
