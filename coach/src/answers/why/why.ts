import type { Answer } from '../context/answer-context.ts'
import { peopleOf } from '../context/people-of.ts'
import { writeEach } from '../phrases/lists.ts'
import { sayNobody } from '../values/left-out.ts'
import { explainAthlete } from './why-athlete.ts'
import { explainGroup } from './why-group.ts'

/** Up to this many athletes are explained one by one; of more it is what they have in common. */
const ONE_BY_ONE = 3

/** Why a figure is as it is: what else is unusual on the same days. Correlations are given, no causes. */
export const answerWhy: Answer<'why'> = async ({ who, metric = 'recovery', days = {} }, context) => {
  const meant = await peopleOf(who, days, context)
  if (meant.people.length === 0 && !meant.isTeam) return sayNobody(meant.leftOut)
  if (meant.isTeam || meant.people.length > ONE_BY_ONE) return explainGroup(meant, metric, days, context)
  return writeEach(meant.people, (athlete) => explainAthlete(athlete, metric, days, context))
}
