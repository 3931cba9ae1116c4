import {
  argumentsOf,
  callsOf,
  newId,
  piecesOf,
  type ScriptedAnswer,
  type ScriptedProtocol,
  textOf,
  thoughtOf,
  usageOf,
} from './scripted-reply.ts'

const line = (choice: object | undefined, more = {}) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: choice ? [choice] : [], ...more })}\n\n`
const delta = (fields: object, finish_reason: string | null = null) => line({ index: 0, delta: fields, finish_reason })

function usage(answer: ScriptedAnswer) {
  const used = usageOf(answer)
  return (
    used && {
      prompt_tokens: used.input,
      completion_tokens: used.output,
      total_tokens: used.input + used.output,
      prompt_tokens_details: { cached_tokens: used.cached },
      completion_tokens_details: { reasoning_tokens: used.thought },
    }
  )
}

const toolCalls = (answer: ScriptedAnswer) =>
  callsOf(answer).map((call, index) => ({
    index,
    id: newId(`call_${index}`),
    type: 'function',
    function: { name: call.tool, arguments: argumentsOf(call) },
  }))

const finishOf = (answer: ScriptedAnswer) =>
  'call' in answer ? 'tool_calls' : ('say' in answer && answer.finish) || 'stop'

/** OpenAI's older protocol, which other servers speak. */
export const chatCompletions: ScriptedProtocol = {
  stream(answer) {
    const thought = thoughtOf(answer)
    const lines = [
      ...(thought ? [delta({ role: 'assistant', reasoning_content: thought })] : []),
      ...piecesOf(textOf(answer), 'say' in answer ? answer.pieceLength : undefined).map((content) =>
        delta({ role: 'assistant', content }),
      ),
    ]
    if ('half' in answer) return lines
    if ('call' in answer) lines.push(delta({ role: 'assistant', tool_calls: toolCalls(answer) }))
    const counted = usage(answer)
    return [
      ...lines,
      delta({}, finishOf(answer)),
      ...(counted ? [line(undefined, { usage: counted })] : []),
      'data: [DONE]\n\n',
    ]
  },
  whole: (answer) => ({
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    usage: usage(answer) ?? undefined,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: textOf(answer),
          ...('call' in answer && { tool_calls: toolCalls(answer) }),
        },
        finish_reason: finishOf(answer),
      },
    ],
  }),
}
