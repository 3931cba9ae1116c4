/** What separates two sentences or lines of a message. */
export const BETWEEN_SENTENCES = /(?<=[.?!;\n])\s+|\n+/
