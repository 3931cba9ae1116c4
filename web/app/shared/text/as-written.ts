/** A text as a pattern that finds it alone. */
export const asWritten = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
