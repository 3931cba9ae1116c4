/** "Who can I push tomorrow"; "look again tomorrow" and "after tomorrow" are of other days. */
export const isOfTomorrow = (message: string): boolean =>
  /(?<!\b(?:after|until|till) )\b(tomorrow|tmrw|tmr)\b/i.test(message)

/** Nobody's recovery is known before the morning; '' where tomorrow is not asked about. */
export const sayTomorrow = (message: string): string =>
  isOfTomorrow(message)
    ? "**Decide tomorrow morning**: tomorrow's recovery is not known before then, and after a hard day today comes an easier one. As it stands today:"
    : ''
