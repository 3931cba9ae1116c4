import { asksAboutTeam } from '@corner/analytics/query/asks-about-team.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { ONLY_OWN } from '../context/own-view.ts'
import { paragraphs } from '../phrases/lists.ts'
import { inSecondPerson } from '../phrases/second-person.ts'
import type { AnswerInput } from './answer-input.ts'
import { shapeOf, WRITERS } from './every-shape.ts'
import { ofLastNight, withoutOlder } from './last-night.ts'
import { sayNamedNights } from './named-nights.ts'
import { asMayBeAsked } from './own-view.ts'
import { ofFinishedDays, WITHOUT_TODAY } from './periods/finished.ts'
import { withRelatedFigures } from './related-figures.ts'
import { answerRollCall, isRollCall } from './roll-call.ts'
import { withUsualDays } from './usual-days.ts'
import { sayWhetherFigureIsGood } from './whether-good.ts'
import { besideWithoutToday } from './without-today.ts'

/**
 * What the records say to a query: short markdown, the answer in the first sentence, every number from a fact that the
 * step shows. For an athlete it is in the second person and about themselves alone.
 * @throws Refusal as the tool `query` does
 */
export async function answerQuery(asked: Query, context: AnswerInput['context']): Promise<string> {
  const { scope, toolbox } = context
  const { query: whole, first } = asMayBeAsked(withUsualDays(asked, scope), scope)
  const finished = ofFinishedDays(whole, scope)
  const query = ofLastNight(finished, context)
  // Nobody is compared with a team that they may not see.
  if (scope.view === 'own' && asksAboutTeam(query)) return ONLY_OWN
  if (isRollCall(query)) return answerRollCall(context)
  const { facts } = await toolbox.call('query', withRelatedFigures(query))
  if (facts.people.length === 0 && query.who.where === undefined)
    return paragraphs(first, 'Nobody is left whom this could be about.')
  const { told, late, isNone = false } = withoutOlder({ query, facts, context, isWithoutToday: finished !== whole })
  const written = await besideWithoutToday(await WRITERS[shapeOf(told)](told), { query, facts, context })
  const answer = paragraphs(
    written,
    finished !== whole && !query.against && !written.includes(WITHOUT_TODAY) && WITHOUT_TODAY,
    await sayWhetherFigureIsGood({ query, facts, context }),
    sayNamedNights(query, context.message),
  )
  const text = facts.people.length === 1 || isNone ? paragraphs(late, answer) : paragraphs(answer, late)
  const [self] = scope.athletes
  return paragraphs(first, scope.view === 'own' && self ? inSecondPerson(text, self.name) : text)
}
