const NOT_ASKING =
  /^\W*(?:(?:no|nah|well|sorry|and|but|ok|i'?m|i am|i was|i did ?n'?t|wasn'?t|was not|we'?re) )*(?:not|n'?t)?\s?(?:asking|ask|talking about|mean|interested in|looking for|worried about|after)\b[^,;.!?–—-]{2,60}[,;.!?–—-]+\s*(?:(?:just|but|i'?m|i am|i was|rather|only|really|more) )*(?:asking|i (?:meant|mean|want|asked|need)|talking about|wondering|meant|want(?:ed)?(?: to know)?|looking for|after|interested in|about)?\s*(?:about |if |whether )?(.{6,})$/i
const NEGATED = /\b(not|n'?t|no)\b/i

/** "Not asking who's better, asking who is more steady" asks who is more steady. */
export function withoutDeniedQuestions(message: string): string {
  const words = message.replace(/[‘’]/g, "'").trim()
  const asked = NOT_ASKING.exec(words)?.[1]
  return asked !== undefined && NEGATED.test(words.slice(0, words.length - asked.length)) ? asked : message
}
