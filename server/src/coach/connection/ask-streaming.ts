import { type StopCondition, streamText, type ToolSet } from 'ai'
import { usedTokens } from '../model/token-use.ts'
import { asAQuestion, type CheckCall } from './check.ts'

interface Prompt {
  instructions: string
  prompt: string
  tools?: ToolSet
  stopWhen?: StopCondition<ToolSet>
}

/** What was streamed: the text, in how many pieces it came, and how it ended. */
export interface Streamed {
  text: string
  pieces: number
  finish: string
}

/** Asks as the chat does, and counts the tokens. @throws what the provider's package throws, and when the time is over */
export async function askStreaming(call: CheckCall, request: Prompt): Promise<Streamed> {
  const { instructions, prompt, tools, stopWhen } = request
  const sent = instructions.length + prompt.length + JSON.stringify(tools ?? '').length
  const said: Streamed = { text: '', pieces: 0, finish: 'other' }
  const { stream } = streamText({
    ...asAQuestion(call),
    instructions,
    prompt,
    ...(tools && { tools }),
    ...(stopWhen && { stopWhen }),
    onError: () => {}, // by default it prints the error, with the whole request
    onStepEnd: ({ usage }) => call.took(usedTokens(usage, { sent, written: said.text.length })),
  })
  for await (const part of stream) {
    if (part.type === 'text-delta') {
      call.firstWord()
      said.pieces += 1
      said.text += part.text
    } else if (part.type === 'finish') said.finish = part.finishReason
    else if (part.type === 'error') throw part.error
  }
  call.signal.throwIfAborted()
  return said
}
