import { SURE_MATCH, searchArticles } from '../articles/search.ts'
import type { Answer, AnswerContext } from '../context/answer-context.ts'
import { withoutNames } from '../context/topic-words.ts'
import { writeArticle } from '../knowledge/knowledge.ts'
import { paragraphs, sentences } from '../phrases/lists.ts'
import { METRICS_TOLD, whatIsThere, whoseData } from '../suggestions.ts'
import { sayNoAccess } from './no-access.ts'
import { sayNoAction } from './no-action.ts'
import { isSurelyUnstored, sayNotStored } from './not-stored.ts'

/** "Do we still lift the week of a tournament" asks for a rule, not for what happened at one. */
const ASKS_RULE =
  /^\W*((so|ok|and|hey) )*(should|can|do (we|they|i|you)|is it (ok|okay|good|bad|safe|fine)|how (much|many|long|often) should)\b/i

/** What an article says to exactly this question; undefined: no article does, or no rule was asked for. */
async function answerOfArticle(asked: string, { scope, toolbox }: AnswerContext): Promise<string | undefined> {
  if (!ASKS_RULE.test(asked)) return undefined
  const [best] = await searchArticles(withoutNames(asked, scope), toolbox)
  return best?.answer && best.score >= SURE_MATCH ? writeArticle(best, [], asked) : undefined
}

/** What Corner does not have, does not do, or may not show to this person: said plainly, with what there is instead. */
export const answerCannot: Answer<'cannot'> = async ({ because, topic }, context) => {
  const { scope } = context
  const asked = topic || context.message
  switch (because) {
    case 'not_stored':
      return (await answerOfArticle(asked, context)) ?? sayNotStored(asked, context)
    case 'future':
      if (isSurelyUnstored(`${asked} ${context.message}`)) return sayNotStored(asked, context)
      return paragraphs(
        "There is no data of days to come: the records end today, and I make no forecasts, so I can't give a value.",
        `${whatIsThere(scope)}, until today.`,
      )
    case 'no_such_action':
      return sayNoAction(asked, scope)
    case 'other_team':
    case 'stranger':
      return sayNoAccess(because, asked, scope)
    case 'off_topic':
      return `I can't help with that: I only answer questions about ${whoseData(scope)} and about sports science. I can tell you about ${METRICS_TOLD}, or who needs rest today.`
    case 'rules':
      return sentences(
        scope.view === 'own'
          ? "I can't do that: I can only show you your own data, not that of the team or of teammates, and my rules stay as they are."
          : "I can't do that: my rules stay as they are, and I don't share how I am set up.",
        `I can answer questions about ${whoseData(scope)}: ${METRICS_TOLD}.`,
      )
  }
}
