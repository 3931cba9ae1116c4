import type { RequestOf } from '../context/answer-context.ts'
import { paragraphs } from '../phrases/lists.ts'
import { METRICS_TOLD, offerQuestions, whoseData } from '../suggestions.ts'
import { doubleCheck } from './double-check.ts'
import { sayWhetherGood } from './is-that-good.ts'
import { sayShorter } from './shorten.ts'
import { saySources } from './sources.ts'
import type { TalkContext } from './talk-context.ts'

/** Answers about the conversation itself: a greeting, thanks, or something on the last answer. */
export async function answerTalk({ about }: RequestOf<'talk'>, context: TalkContext): Promise<string> {
  const { scope } = context
  switch (about) {
    case 'greeting':
      return paragraphs(
        `Hello! I can tell you about ${whoseData(scope)}: ${METRICS_TOLD}.`,
        await offerQuestions(scope),
      )
    case 'thanks':
      return "You're welcome. Ask me whenever you want to look at the data again."
    case 'help':
      return paragraphs(
        `I answer questions from ${whoseData(scope)}: ${METRICS_TOLD}, by day and over time, with rankings, trends, comparisons and who is at risk and why. I also look things up in the knowledge base, with sources. I do not diagnose, and I see no other team.`,
        await offerQuestions(scope),
      )
    case 'shorter':
      return sayShorter(context)
    case 'objection':
    case 'check':
      return doubleCheck(about, context)
    case 'source':
      return saySources(context)
    case 'is_that_good':
      return sayWhetherGood(context)
  }
}
