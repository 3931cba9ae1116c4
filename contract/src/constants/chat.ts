/** The chat (docs/reference/coach-dashboard.md#ai-chat-tab); how much of the talk goes along: docs/ai.md. */
export const SUGGESTED_QUESTIONS = 8
export const CHAT_INPUT_ROWS = 2
export const CHAT_HISTORY_MAXIMUM = 20
export const CHAT_MESSAGE_MAXIMUM = 10_000
/** Of one message of the history, characters. */
export const CHAT_HISTORY_TEXT_MAXIMUM = 20_000
/** Parts that one message may have, and its answer. */
export const CHAT_REQUESTS_MAXIMUM = 4
