import { z } from 'zod'
import {
  CHAT_HISTORY_MAXIMUM,
  CHAT_HISTORY_TEXT_MAXIMUM,
  CHAT_MESSAGE_MAXIMUM,
  CHAT_REQUESTS_MAXIMUM,
} from '../constants/chat.ts'
import { Id } from '../ids.ts'
import { Days } from '../periods.ts'
import { requiredText, textField } from '../text-field.ts'
import { Request } from './query.ts'

/** The most that one message may ask for. */
const Requests = z.array(Request).min(1).max(CHAT_REQUESTS_MAXIMUM)

const HistoryMessage = z.object({
  role: z.enum(['user', 'assistant']),
  content: textField('History', CHAT_HISTORY_TEXT_MAXIMUM),
  // Stored by the browser, perhaps before an update: a request in an old format must not make every later question fail.
  requests: Requests.optional().catch(undefined).describe('Of an answer: what it answered, as its `readings` said'),
})
export type HistoryMessage = z.infer<typeof HistoryMessage>

export const ChatRequest = z.object({
  message: requiredText('Message', CHAT_MESSAGE_MAXIMUM),
  team_id: Id,
  days: Days.default(7),
  history: z.array(HistoryMessage).max(CHAT_HISTORY_MAXIMUM).optional(),
  requests: Requests.optional().describe('What a pressed chip or choice stands for: answered instead of the words'),
})
export type ChatRequest = z.infer<typeof ChatRequest>

/** A tool call behind an answer, shown under "How I got this". */
export const ChatStep = z.object({
  tool: z.string().describe('Its stable name, such as `ranking`'),
  title: z.string().describe('What was looked up, for a person: "Ranking by average recovery, 15 to 21 November"'),
  arguments: z.record(z.string(), z.unknown()),
  columns: z.array(z.object({ label: z.string(), unit: z.string().describe('Empty for texts and counts') })),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))).describe('Numbers rounded as they are drawn'),
  more_rows: z.number().int().describe('How many rows more the answer was made from than are listed'),
  note: z.string().optional().describe('What was left out, and why'),
})
export type ChatStep = z.infer<typeof ChatStep>

/** A suggested question, with the text of its button. */
const Choice = z.object({ text: z.string(), request: Request })
export type Choice = z.infer<typeof Choice>

/** How one part of a message was understood, shown under its answer. */
export const Reading = z.object({
  request: Request,
  line: z.string().describe('In words: "Sleep below 6 h, two nights in a row, every athlete, Nov 15 to 21"'),
  unused: z.array(z.string()).describe('Words of the message that changed nothing in the answer'),
  chips: z.array(
    z.object({
      part: z.enum(['who', 'what', 'days', 'how']),
      text: z
        .string()
        .describe('Word for word as it stands in `line`, where it is pressed; another one stands behind the line'),
      choices: z
        .array(Choice)
        .describe('The neighbours of the reading in this part, in words that stand by themselves: "Average recovery"'),
    }),
  ),
})
export type Reading = z.infer<typeof Reading>

export const ChatReply = z.object({
  response: z.string().describe('Markdown'),
  answered_by: z.enum(['analyst', 'model']).describe('The built-in analyst, or a language model'),
  notice: z.string().optional().describe('Why the built-in analyst answered although a model is set up'),
  steps: z.array(ChatStep),
  readings: z.array(Reading).optional().describe('One for each part that was answered'),
  choices: z
    .array(Choice)
    .optional()
    .describe('Where the answer asks back or is not sure: the readings to choose from'),
})
export type ChatReply = z.infer<typeof ChatReply>

/**
 * The events of a streamed answer (`accept: text/event-stream`), as `event: <name>` and JSON `data:`. Text is sent only
 * after its figures were checked against the tools' results, so no invented number is ever shown. `restart` withdraws the
 * text so far because the answer is written again. The last event is `done` with the whole reply, or `failed` with an
 * error message.
 */
export const CHAT_EVENTS = {
  step: ChatStep,
  text: z.object({ text: z.string() }),
  restart: z.object({ notice: z.string() }),
  done: ChatReply,
  failed: z.object({ error: z.string(), code: z.string() }),
} as const
export type ChatEventName = keyof typeof CHAT_EVENTS
export type ChatEvent = {
  [Name in ChatEventName]: { event: Name; data: z.infer<(typeof CHAT_EVENTS)[Name]> }
}[ChatEventName]
