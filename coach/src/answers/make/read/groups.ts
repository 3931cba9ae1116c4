import type { PlannedGroup, TeamPlan } from '@corner/contract/entities/team-plan.ts'
import { numberNamed } from '../../../language/words/number-words.ts'
import { clocksIn } from './times.ts'

const NUMBER = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)'
const COUNT = new RegExp(
  `\\b${NUMBER} (?:\\w+ )?(?:lifting |lift |practice |drill |training |mat )?(?:groups?|stations?|squads?|slots?|teams|buckets|pods|waves)\\b`,
)
const CAP = new RegExp(
  `\\b(?:max(?:imum)?(?: of)?|at most|no more than|cap(?:ped)?(?: (?:of|at|is))?|up to) ${NUMBER}\\b|\\b${NUMBER} (?:max|tops|per|at most|to a|in each|a) ?(?:slot|group|station|wave|rack)?\\b`,
)
const WORST = new RegExp(
  `\\b(?:only|just)? ?(?:the )?(?:${NUMBER} (?:worst|lowest|most tired|tiredest|reddest)|(?:worst|lowest|bottom) ${NUMBER})\\b`,
)
const AVERAGE = new RegExp(
  `\\b${NUMBER}[- ]?(?:day|night)s? (?:average|avg|mean|recovery)|\\b(?:average|avg|mean) (?:of|over) (?:the )?(?:last |past )?${NUMBER} days\\b`,
)
const EQUAL = /\b(stations?|even|equal|same size|mixed)\b/
const LIFTS = /\b(lift\w*|weight room|weights|load\w*|rack|racks|squat\w*)\b/
const TIRED =
  /\b(tired|beat up|worn|run down|low|red|sore|banged up) (guys|ones|kids|boys|girls|athletes|wrestlers)\b.*\b(separate\w*|apart|own|different)|\b(separate|own|different|easy) group\b/

const numberOf = (found: RegExpExecArray | null): number | undefined => {
  const said = found?.slice(1).find(Boolean)
  return said === undefined ? undefined : (numberNamed(said) ?? Number(said))
}

/** Groups as a message asks for them: how many, their names, their times, and how many fit into one. */
export function groupsIn(words: string): Partial<TeamPlan> {
  const isOfBands = /\bgreens?\b/.test(words) && /\breds?\b|\byellows?\b/.test(words)
  const times = clocksIn(words)
  const names = namesIn(words)
  const count = Math.min(8, numberOf(COUNT.exec(words)) ?? (names.length || times.length || 0))
  const cap = numberOf(CAP.exec(words))
  const worst = numberOf(WORST.exec(words))
  const average = numberOf(AVERAGE.exec(words))
  const groups = Array.from(
    { length: isOfBands ? 0 : count },
    (_, place): PlannedGroup => ({
      ...(names[place] !== undefined && names.length === count && { name: names[place] }),
      ...(times[place] !== undefined && times.length === count && { at: times[place] }),
    }),
  )
  const isTired = groups.length === 0 && TIRED.test(words)
  return {
    ...(groups.length > 0 && { groups }),
    ...(isTired && { groups: [{ name: 'with the team' }, { name: 'easy group' }] }),
    ...(isOfBands
      ? { by: 'band' as const }
      : EQUAL.test(words)
        ? { by: 'size' as const }
        : LIFTS.test(words) && { by: 'lifting' as const }),
    ...(cap && cap <= 60 && { cap }),
    ...(worst && worst <= 60 && { worst }),
    ...(average && average >= 2 && average <= 30 && { average }),
  }
}

/** The names after a colon, or of all loads that can be said: "full, reduced, movement only". */
function namesIn(words: string): string[] {
  const found = [...words.matchAll(NAMED)].map(([name]) => name)
  return found.length >= 2 ? [...new Set(found)].slice(0, 8) : []
}

const NAMED =
  /\b(full(?: go)?|hard|heavy|normal|regular|reduced|modified|moderate|medium|light|easy|movement(?: only)?|mobility(?: only)?|technique(?: only)?|recovery group|rest|off)\b(?=,| ?\/| and | or |\.|;|$|\))/g
