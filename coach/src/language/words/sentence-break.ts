/** What separates two sentences or lines of a message. */
export const SENTENCE_BREAK = /(?<=[.?!;\n])\s+|\n+/
