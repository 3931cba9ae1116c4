import { whoWrote } from './who-wrote.ts'

/** What a text is to leave out, or a missed lesson, says nothing about anybody's health. */
const ON_TEXT: readonly RegExp[] = [
  /\b(sign|signed|sign off)( it| this| that)?( as| by| from| with)? (?=\p{L})(\p{L}+[.]? ?){1,3}$/giu,
  /\b(without|no|not a|leave out) (any |a |the )?diagnos\w+( in it)?|\b\d(st|nd|rd|th) periods?\b|\bperiods? \d\b/gi,
  /\b(not|nothing|isn['’]?t|less|without (being|sounding)|don['’]?t (be|sound|get)) (too |so |all |super |overly )?(preachy|pushy|naggy|harsh|mean|scary|dramatic|sappy|cheesy|stiff|formal|heavy|negative|clinical|medical|robotic)\b/gi,
  /\b(the one|who(ever)?|the kid|the guy|anybody|anyone|those|the ones) (that |who )?(you['’]?d|you would|i['’]?d|i would|i|we|you)( should)? (hold|held|keep|pull|sit|rest|bench)(ing)? (back|out|off)?\b/gi,
  /\b(short|quick|brief) (text|note|message|e-?mail)( from (me|us))?\b/gi,
]
/** A parent asks whether it is too much: a worry, not a symptom. */
const OF_WORRY =
  /\b((always |so |very |really |too )*(tired|worn out|exhausted)( at home)?|(work|push|train)ing (him|her|them) too hard|overtrain\w*|burn(ed|t|ing)? ?out)\b/gi

/** A request for a text without the instructions on it, which could be mistaken for a danger. */
export function withoutInstructionWords(message: string): string {
  const said = ON_TEXT.reduce((words, pattern) => words.replace(pattern, ' '), message)
  return whoWrote(message) === undefined ? said : said.replace(OF_WORRY, ' ')
}
