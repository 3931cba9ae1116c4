import { z } from 'zod'
import { CHAT_HISTORY_MAXIMUM, CHAT_HISTORY_TEXT_MAXIMUM, CHAT_MESSAGE_MAXIMUM } from '../constants/chat.ts'
import { Id } from '../ids.ts'
import { Days } from '../periods.ts'
import { requiredText, textField } from '../text-field.ts'

const HistoryMessage = z.object({
  role: z.enum(['user', 'assistant']),
  content: textField('History', CHAT_HISTORY_TEXT_MAXIMUM),
})
export type HistoryMessage = z.infer<typeof HistoryMessage>

export const ChatRequest = z.object({
  message: requiredText('Message', CHAT_MESSAGE_MAXIMUM),
  team_id: Id,
  days: Days.default(7),
  history: z.array(HistoryMessage).max(CHAT_HISTORY_MAXIMUM).optional(),
})
export type ChatRequest = z.infer<typeof ChatRequest>

/** One tool that was called for an answer: what the reader opens under "How I got this". */
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

export const ChatReply = z.object({
  response: z.string().describe('Markdown'),
  answered_by: z.enum(['analyst', 'model']).describe('The built-in analyst, or a language model'),
  notice: z.string().optional().describe('Why the built-in analyst answered although a model is set up'),
  steps: z.array(ChatStep),
})
export type ChatReply = z.infer<typeof ChatReply>

/**
 * What the stream of an answer says (`accept: text/event-stream`), as `event: <name>` and JSON `data:`. A text is shown only once its
 * numbers were found in the tools' results, so nothing shown is ever a made-up number; `restart` takes back what was shown so far
 * because the answer is written anew. `done` carries the whole reply, `failed` an error's sentence; either one is the last.
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
