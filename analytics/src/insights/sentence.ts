/** As a sentence begins: `Recovery 36%`, `7-day HRV`. */
export const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** With its full stop, and one alone. */
export const ended = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`)
