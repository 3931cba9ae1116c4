/** Less of the work: "cut his volume", "dial it back", "fewer rounds", "take it easier". */
const LESS = new RegExp(
  [
    String.raw`\b(?:cut|cutting|trim\w*|reduc\w*|lower\w*|decreas\w*|shorten\w*|lessen\w*|lighten\w*|shrink|limit|deload)\b(?! (?:\S+ )?(?:weight|lbs?|pounds|loose|from|bod\w+))`,
    String.raw`\b(?:dial|scale|tone|slow|pull|hold|ramp|bring|ease|back|wind|turn)(?: \S+){0,3} (?:back|down|off|up)\b(?<!\b(?:ramp|bring|turn|wind|scale|dial|pull|hold|back)(?: \S+){0,3} up)`,
    String.raw`\b(?:take|keep)(?: \S+){0,4} (?:off|away|down)\b`,
    String.raw`\b(?:less|fewer|lighter|easier|shorter|half)\b(?! than)`,
    String.raw`\b(?:go|goes|going|take(?: it)?|train|make it) (?:easy|light)\b`,
  ].join('|'),
)
/** "More or less" and "no less" are no wish for less. */
const NO_WISH = /\b(?:more or less|no less|not (?:cut|reduce|lower|hold|pull|dial)|nothing less)\b/

/** Whether to do less is asked, so that yes means less. @param words of a question about an athlete's day */
export function asksForLess(words: string): boolean {
  const plain = words.toLowerCase().replace(/[’]/g, "'")
  return LESS.test(plain) && !NO_WISH.test(plain)
}

const OFF = /\b(?:(?:day|night|practice|session|time) off|off day|rest day|day of rest|rest(?:ing)?|sit(?:ting)? out)\b/
/** "Should he", "does he need", "is it smart to": what to do, and no figure. */
const WHETHER =
  /^(?:(?:so|and|but|ok|okay|then|well|now|hey|coach|today|maybe) )*(?:(?:should|shall|must|would|can|could)\b|(?:do|does) (?:\S+ ){1,3}(?:need|have|want|deserve)\b|is it (?:smart|smarter|better|wise|wiser|best|time|right|ok|okay|safer|a good idea)\b|(?:is|would) \S+ (?:be )?better off\b|better to\b|need to\b)/
const OTHER_DAY = /\b(?:yesterday|tomorrow|last|weekend|week|month|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/

/** "· rest day?", "day off for ·?": a name and a day off, without a verb. */
const NAME_ONLY =
  /^(?:(?:so|and|but|ok|okay|what about|how about|maybe|is|it) )*·(?: (?:and|or|·|a|an|the|today|now|maybe|take|takes|taking|needs?|for))* (?:rest day|day off|off day|day of rest|practice off|easy day|light day|lighter day)(?: (?:or|not|train|trains|practice|today|now|this|morning|then|maybe|yes|no))*$/

/** "Should I cut his volume", "does he need a day off": whether an athlete has to do less today. */
export function asksWhetherToEase(words: string): boolean {
  const plain = words.toLowerCase().replace(/[’]/g, "'")
  if (NAME_ONLY.test(plain)) return true
  return WHETHER.test(plain) && (OFF.test(plain) || asksForLess(plain)) && !OTHER_DAY.test(plain)
}
