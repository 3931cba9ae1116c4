import { z } from 'zod'
import { CHAT_HISTORY_MAXIMUM, CHAT_MESSAGE_MAXIMUM } from '../constants/chat.ts'
import { Id } from '../ids.ts'
import { Days } from '../periods.ts'
import { requiredText, textField } from '../text-field.ts'

export const ChatRequest = z.object({
  message: requiredText('Message', CHAT_MESSAGE_MAXIMUM),
  team_id: Id,
  days: Days.default(7),
  history: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: textField('History', 20_000) }))
    .max(CHAT_HISTORY_MAXIMUM)
    .optional(),
})
export type ChatRequest = z.infer<typeof ChatRequest>

export const ChatReply = z.object({ response: z.string().describe('Markdown') })
