import { askStreaming } from './ask-streaming.ts'
import { type Check, cutOff, works } from './check.ts'

const INSTRUCTIONS = 'Do just what you are asked.'
const PROMPT = 'Count from one to thirty in words, separated by commas.'

/** Checks that the answer arrives piece by piece, as the chat shows it. */
export const streams: Check = async (call) => {
  const { pieces, finish } = await askStreaming(call, { instructions: INSTRUCTIONS, prompt: PROMPT })
  const broken = cutOff(finish, call)
  if (broken) return broken
  if (pieces > 1) return works('Its words come one after the other.')
  if (pieces === 1)
    return {
      state: 'weak',
      says: 'Its answer comes in one piece.',
      advice:
        'The chat works, but an answer stands there all at once. A proxy in between may hold it back: switch its buffering off for this address.',
    }
  return {
    state: 'fails',
    says: 'No word came where it was asked to stream.',
    advice: 'The server has to stream its answers as OpenAI does ("stream": true). Choose another server or model.',
  }
}
