const HOW_LONG =
  /\bhow (long|many (days|nights|mornings))\b.*\b(go(ing|ne)? on|been|lasted|lasting|like (this|that)|so (far|low)|off|down|sick|bad)\b|\bsince when\b|\bwhen did (it|this|that|all this|his|her) .*\b(start|begin)\b/i

/** "How long has it been going on", "since when is she like that". */
export const asksHowLong = (words: string): boolean => HOW_LONG.test(words)
