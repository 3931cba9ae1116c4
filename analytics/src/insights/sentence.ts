/** As a sentence begins: `Recovery 36%`, `7-day HRV`. */
export const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `recovery, sleep and HRV`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** With its full stop, and one alone. */
export const ended = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`)
