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

const ABOUT = { id: 'm', type: 'message', role: 'assistant', model: 'm' }

/** In this protocol the input excludes tokens read from or written to the cache. */
function usage(answer: ScriptedAnswer) {
  const used = usageOf(answer)
  if (!used) return { input_tokens: 0, output_tokens: 0 }
  return {
    input_tokens: used.input - used.cached - used.cacheWrite,
    cache_read_input_tokens: used.cached,
    cache_creation_input_tokens: used.cacheWrite,
    output_tokens: used.output,
  }
}

/** A content block: its start, its pieces in a stream, and its complete form. */
function blocksOf(answer: ScriptedAnswer) {
  const [text, thought] = [textOf(answer), thoughtOf(answer)]
  const pieces = piecesOf(text, 'say' in answer ? answer.pieceLength : undefined)
  return [
    ...(thought
      ? [
          {
            whole: { type: 'thinking', thinking: thought, signature: 'signed' },
            begun: { type: 'thinking', thinking: '', signature: '' },
            deltas: [
              { type: 'thinking_delta', thinking: thought },
              { type: 'signature_delta', signature: 'signed' },
            ],
          },
        ]
      : []),
    ...(text
      ? [
          {
            whole: { type: 'text', text },
            begun: { type: 'text', text: '' },
            deltas: pieces.map((piece) => ({ type: 'text_delta', text: piece })),
          },
        ]
      : []),
    ...callsOf(answer).map((call, index) => {
      const tool = { type: 'tool_use', id: newId(`toolu_${index}`), name: call.tool }
      const deltas = [{ type: 'input_json_delta', partial_json: argumentsOf(call) }]
      return { whole: { ...tool, input: call.input }, begun: { ...tool, input: {} }, deltas }
    }),
  ]
}

const stopOf = (answer: ScriptedAnswer) =>
  'call' in answer ? 'tool_use' : ('say' in answer && answer.finish) || 'end_turn'

/** Anthropic's Messages API. */
export const messages: ScriptedProtocol = {
  stream(answer) {
    const counted = usage(answer)
    const events: object[] = [
      {
        type: 'message_start',
        message: {
          ...ABOUT,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { ...counted, output_tokens: 1 },
        },
      },
    ]
    for (const [index, { begun, deltas }] of blocksOf(answer).entries())
      events.push(
        { type: 'content_block_start', index, content_block: begun },
        ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
        { type: 'content_block_stop', index },
      )
    if (!('half' in answer))
      events.push(
        { type: 'message_delta', delta: { stop_reason: stopOf(answer), stop_sequence: null }, usage: counted },
        { type: 'message_stop' },
      )
    return events.map((event) => `event: ${(event as { type: string }).type}\ndata: ${JSON.stringify(event)}\n\n`)
  },
  whole: (answer) => ({
    ...ABOUT,
    content: blocksOf(answer).map(({ whole }) => whole),
    usage: usage(answer),
    stop_reason: stopOf(answer),
    stop_sequence: null,
  }),
}
