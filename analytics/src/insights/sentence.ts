/** With a capital first letter: `Recovery 36%`, `7-day HRV`. */
export const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** For example `recovery, sleep and HRV`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** With exactly one full stop. */
export const ended = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`)
