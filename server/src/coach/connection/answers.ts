import { generateText } from 'ai'
import { usedTokens } from '../model/token-use.ts'
import { asAQuestion, type Check, cutOff, works } from './check.ts'

const INSTRUCTIONS = 'You are asked whether you are there. Reply with one short sentence.'
const PROMPT = 'Are you there?'

/** Checks that an answer comes at all, in one piece, as needed for wording an athlete's insights. */
export const answers: Check = async (call) => {
  const { text, usage, finishReason } = await generateText({
    ...asAQuestion(call),
    instructions: INSTRUCTIONS,
    prompt: PROMPT,
  })
  call.took(usedTokens(usage, { sent: INSTRUCTIONS.length + PROMPT.length, written: text.length }))
  const broken = cutOff(finishReason, call)
  if (broken) return broken
  if (text.trim() !== '') return works('It answers.')
  return {
    state: 'fails',
    says: 'It sent an answer without a word.',
    advice: `Check that ${call.configuration.model} is a chat model: one for embeddings, speech or pictures cannot answer.`,
  }
}
