import { suggestQuestions } from '@corner/analytics/team/suggested-questions.ts'
import { readTeam } from '@corner/analytics/team/team-overview.ts'
import type { CoachScope } from '../scope.ts'
import { plainName } from '../wording/names.ts'
import { bullets, paragraphs } from './phrases/lists.ts'

const OFFERED = 3

/** For athletes: what they can ask about themselves. */
const OWN_QUESTIONS = ['How is my recovery?', 'Has my sleep improved?', 'Is my HRV within my normal range?']

/** Questions that today's data can answer. */
export async function offerQuestions(scope: CoachScope): Promise<string> {
  const questions = scope.view === 'own' ? OWN_QUESTIONS : await questionsOf(scope)
  return paragraphs('You can ask me, for example:', bullets(questions.slice(0, OFFERED)))
}

async function questionsOf(scope: CoachScope): Promise<string[]> {
  const overview = readTeam(await scope.records(scope.days), scope.days, scope.today)
  return suggestQuestions({ team: scope.team.name, overview, days: scope.days }).map(plainName)
}

/** What there is, for somebody who is told what can be asked. */
export const METRICS_TOLD = 'recovery, HRV, resting heart rate, sleep, strain and workouts'

/** `the data of Ringers`, `your own data`. */
export const whoseData = ({ view, team }: Pick<CoachScope, 'view' | 'team'>): string =>
  view === 'own' ? 'your own data' : `the data of ${plainName(team.name)}`

/** `What I can show for Ringers: recovery, HRV, ...`. */
export const whatIsThere = ({ view, team }: Pick<CoachScope, 'view' | 'team'>): string =>
  `What I can show ${view === 'own' ? 'you' : `for ${plainName(team.name)}`}: ${METRICS_TOLD}`
