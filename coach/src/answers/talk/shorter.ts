import { paragraphs } from '../phrases/lists.ts'
import { offerQuestions } from '../suggestions.ts'
import { shorten } from './shorten.ts'
import type { TalkContext } from './talk-context.ts'

/** The last answer again, in a sentence or two for each of its parts. */
export async function sayShorter({ previous, answerAgain, scope }: TalkContext): Promise<string> {
  if (previous.length === 0)
    return paragraphs('There is no answer before this one that I could shorten.', await offerQuestions(scope))
  const parts = await Promise.all(previous.map(async (request) => shorten(await answerAgain(request))))
  return paragraphs(...parts)
}
