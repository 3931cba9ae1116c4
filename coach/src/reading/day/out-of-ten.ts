const OF_TEN =
  /\b(1|one|0|zero)( ?[-–] ?| to | through | thru )(10|ten)\b|\bout of (10|ten)\b|\bscale (of|from|up to) |(?<=\/ ?)10\b/i
const OF_PEOPLE_IN_TEN = /\b\d+ out of (10|ten) (athletes|guys|kids|nights|days)\b/i

/** "How do we look, 1-10", "give me a number out of ten". */
export const asksOutOfTen = (words: string): boolean => OF_TEN.test(words) && !OF_PEOPLE_IN_TEN.test(words)
