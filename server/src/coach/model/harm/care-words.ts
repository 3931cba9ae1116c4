/** People to ask about illness, injury, medicines and food, or who help at once. */
export const REFERS =
  /\b(?:physicians?|doctors?|dietitians?|pharmacists?|trainers?|nurses?|medical|emergency|hospital|911|988|112|crisis)\b/i

/** A sentence that begins with a plain prohibition or refusal. */
export const FORBIDS =
  /^[\s*_>#\d.)-]*(?:please |so |and )?(?:do not|don['’]t|never|avoid|nobody should|no one should|I (?:can['’]?t|can ?not|will not|won['’]?t|would not|wouldn['’]t|did not|didn['’]t))\b/i
