import { lookUp } from '../context/look-up.ts'
import { writeEach } from '../phrases/lists.ts'
import { judgeFigure } from '../values/judge-figure.ts'
import { figuresOf } from './last-figures.ts'
import type { TalkContext } from './talk-context.ts'

/** Up to this many athletes are judged one by one, more together. */
const JUDGED = 3

/** Whether the last figure is good: compared with the athlete's own average and normal range, and the team's mean. */
export async function sayWhetherGood(context: TalkContext): Promise<string> {
  const { previous } = context
  const query = previous.map((request) => figuresOf(request, context.scope)).findLast((one) => one !== undefined)
  const [measure] = query?.measures ?? []
  if (query === undefined || measure === undefined)
    return 'Tell me which figure you mean, and I hold it against what is usual.'
  const { people } = await lookUp(query, context)
  const days = measure.days ?? query.days
  const asked = { who: query.who, measure: { ...measure, days }, days }
  const isOfSome = people.length <= JUDGED && query.by?.includes('athlete') === true
  if (!isOfSome && people.length !== 1) return judgeFigure(asked, context)
  if (people.length === 0) return 'Nobody is in that answer, so there is nothing to judge.'
  return writeEach(people, (athlete) => judgeFigure({ ...asked, athlete }, context))
}
