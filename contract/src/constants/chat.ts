/** The chat (docs/reference/coach-dashboard.md#ai-chat-tab); how much history is sent with a question: docs/ai.md. */
export const SUGGESTED_QUESTIONS = 8
export const CHAT_INPUT_ROWS = 2
export const CHAT_HISTORY_MAXIMUM = 20
export const CHAT_MESSAGE_MAXIMUM = 10_000
/** Characters of one history message. */
export const CHAT_HISTORY_TEXT_MAXIMUM = 20_000
/** Most requests that one message, and its answer, may contain. */
export const CHAT_REQUESTS_MAXIMUM = 4
