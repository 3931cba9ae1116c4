import { withCapitals } from './capitals.ts'

/** Punctuation that was dictated by name. */
const SPOKEN_MARKS: readonly (readonly [RegExp, string])[] = [
  [/\s+comma\b,?/gi, ','],
  [/\s+semi[ -]?colon\b/gi, ':'],
  [/\s+colon\b/gi, ':'],
  [/\s+exclamation (point|mark)s?\b(?=\s*$|\s*;)/gi, '.'],
  [
    /(?<!\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|last|next|free|lunch|prep)\s+(full stop|period)\b(?=\s*$|\s*;)/gi,
    '.',
  ],
]

/** Chat spellings, as a text to others writes them out. */
const SPELLED: Readonly<Record<string, string>> = {
  tonite: 'tonight',
  nite: 'night',
  tn: 'tonight',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tomorow: 'tomorrow',
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  thurs: 'Thursday',
  tues: 'Tuesday',
  bout: 'about',
  abt: 'about',
  bc: 'because',
  b4: 'before',
  w: 'with',
  n: 'and',
  wknd: 'weekend',
  wkend: 'weekend',
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  youre: "you're",
  thats: "that's",
  wont: "won't",
  didnt: "didn't",
  goin: 'going',
  sleepin: 'sleeping',
  wearin: 'wearing',
  dont: "don't",
  cant: "can't",
  im: "I'm",
  gotta: 'have to',
  gonna: 'going to',
  wanna: 'want to',
  cuz: 'because',
  cus: 'because',
  ya: 'you',
  wi: 'with',
  its: "it's",
  smth: 'something',
  sumn: 'something',
  sth: 'something',
  somethin: 'something',
  em: 'them',
  gc: 'group chat',
  msg: 'message',
  txt: 'text',
  lil: 'little',
  gimme: 'give me',
  lemme: 'let me',
}

/** `930` and `2200` are times of day after these words, `at 930`, and before these, `1030 tonight`. */
const BARE_TIME =
  /\b(at|by|before|until|till|not|out|off|from|to|after) (\d{1,2})([0-5]\d)\b(?! ?(m|km|kg|lbs?|kcal)\b)/gi

/** A request as plain words: dictated punctuation, chat spellings and times of day written out. */
export function plainWords(words: string): string {
  const marked = SPOKEN_MARKS.reduce((text, [spoken, mark]) => text.replace(spoken, mark), words)
  const spelled = marked
    .replace(/\bw\/o\b/gi, 'without')
    .replace(/\bw\/(?=\p{L}| )/giu, 'with ')
    .replace(/(?<![\p{L}'’])[\p{L}\d]+(?![\p{L}'’])/gu, (word) => SPELLED[word.toLowerCase()] ?? word)
  return withCapitals(spelled)
    .replace(/\bill (?=(check|send|be|see|tell|need|have|bring|let|call|text|look|talk)\b)/gi, "I'll ")
    .replace(BARE_TIME, '$1 $2:$3')
    .replace(/\b(lights (?:out|off)|phones? (?:off|out|away)) (?=\d)/gi, '$1 at ')
    .replace(/\s+/g, ' ')
    .trim()
}
