import type { Request } from '@corner/contract/entities/query.ts'
import { answerAdvice } from './advice/advice.ts'
import { answerCannot } from './cannot/cannot.ts'
import type { ConversationContext } from './context/conversation-context.ts'
import { asksOfOthers, ONLY_OWN } from './context/own-view.ts'
import { answerDraft } from './draft/draft.ts'
import { sayEndedLinks } from './ended-links.ts'
import { answerKnowledge } from './knowledge/knowledge.ts'
import { answerOverview } from './overview/overview.ts'
import { paragraphs } from './phrases/lists.ts'
import { inSecondPerson } from './phrases/second-person.ts'
import { answerQuery } from './query/answer-query.ts'
import { answerTalk } from './talk/talk.ts'
import { answerWhy } from './why/why.ts'

/**
 * The answer to one request, in short markdown. An athlete's own is in the second person and about nobody else.
 * @throws Refusal `not_found` for an id that is nobody's here, `bad_input` for days that no record can be of
 */
export async function answerRequest(request: Request, context: ConversationContext): Promise<string> {
  const { scope, message } = context
  const [self] = scope.athletes
  const written = await write(request, context)
  const ended = sayEndedLinks(request, context)
  if (scope.view === 'team' || !self) return paragraphs(written, ended)
  return paragraphs(asksOfOthers(request, message) && ONLY_OWN, inSecondPerson(written, self.name), ended)
}

function write(request: Request, context: ConversationContext): Promise<string> {
  switch (request.kind) {
    case 'query':
      return answerQuery(request.query, context)
    case 'overview':
      return answerOverview(request, context)
    case 'why':
      // Why somebody is flagged: by which rules.
      return request.metric === 'at_risk_issues'
        ? answerOverview({ kind: 'overview', who: request.who, focus: 'at_risk', days: request.days ?? {} }, context)
        : answerWhy(request, context)
    case 'advice':
      return answerAdvice(request, context)
    case 'knowledge':
      return answerKnowledge(request, context)
    case 'draft':
      return answerDraft(request, context)
    case 'cannot':
      return answerCannot(request, context)
    case 'talk':
      // A request about the last answer cannot be answered again by itself: that would never end.
      return answerTalk(request, {
        ...context,
        previous: context.previous.filter(({ kind }) => kind !== 'talk'),
        answerAgain: (again) => write(again, { ...context, message: '' }),
      })
  }
}
