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

const ABOUT = { id: 'resp_1', object: 'response', created_at: 1, model: 'm' }

function usage(answer: ScriptedAnswer) {
  const used = usageOf(answer)
  return (
    used && {
      input_tokens: used.input,
      output_tokens: used.output,
      total_tokens: used.input + used.output,
      input_tokens_details: { cached_tokens: used.cached },
      output_tokens_details: { reasoning_tokens: used.thought },
    }
  )
}

/** The output items: reasoning (encrypted, because nothing is stored), text, calls. */
function itemsOf(answer: ScriptedAnswer) {
  const [text, thought] = [textOf(answer), thoughtOf(answer)]
  const content = [{ type: 'output_text', text, annotations: [] }]
  return [
    ...(thought ? [{ type: 'reasoning', id: newId('rs'), encrypted_content: `sealed ${thought}`, summary: [] }] : []),
    ...(text ? [{ type: 'message', id: newId('msg'), role: 'assistant', status: 'completed', content }] : []),
    ...callsOf(answer).map((call, index) => ({
      type: 'function_call',
      id: newId(`fc_${index}`),
      call_id: newId(`call_${index}`),
      status: 'completed',
      name: call.tool,
      arguments: argumentsOf(call),
    })),
  ]
}

type Item = ReturnType<typeof itemsOf>[number]

/** The finish is the reason of an incomplete answer. */
function endOf(answer: ScriptedAnswer) {
  const reason = 'say' in answer ? answer.finish : undefined
  const status = reason === undefined ? 'completed' : 'incomplete'
  return { status, incomplete_details: reason === undefined ? null : { reason } }
}

function linesOf(item: Item, output_index: number, pieceLength: number | undefined) {
  const at = { item_id: item.id, output_index }
  const begun = { ...item, ...('content' in item ? { content: [] } : 'arguments' in item ? { arguments: '' } : {}) }
  const text = 'content' in item ? (item.content?.[0]?.text ?? '') : ''
  return [
    { type: 'response.output_item.added', output_index, item: begun },
    ...piecesOf(text, pieceLength).map((delta) => ({
      type: 'response.output_text.delta',
      ...at,
      content_index: 0,
      delta,
    })),
    ...('arguments' in item
      ? [
          { type: 'response.function_call_arguments.delta', ...at, delta: item.arguments },
          { type: 'response.function_call_arguments.done', ...at, arguments: item.arguments },
        ]
      : []),
    { type: 'response.output_item.done', output_index, item },
  ]
}

/** OpenAI's Responses API. */
export const responses: ScriptedProtocol = {
  stream(answer) {
    const pieceLength = 'say' in answer ? answer.pieceLength : undefined
    const events: object[] = [{ type: 'response.created', response: { ...ABOUT, status: 'in_progress' } }]
    for (const [place, item] of itemsOf(answer).entries()) events.push(...linesOf(item, place, pieceLength))
    if ('half' in answer) events.pop()
    else {
      const end = endOf(answer)
      events.push({ type: `response.${end.status}`, response: { ...ABOUT, ...end, usage: usage(answer) } })
    }
    return events.map(
      (event, sequence_number) =>
        `event: ${(event as { type: string }).type}\ndata: ${JSON.stringify({ ...event, sequence_number })}\n\n`,
    )
  },
  whole: (answer) => ({ ...ABOUT, ...endOf(answer), output: itemsOf(answer), usage: usage(answer) }),
}
