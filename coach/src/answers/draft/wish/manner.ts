export type Tone = 'plain' | 'warm' | 'firm' | 'formal'

/** How a text is to read. */
export interface Manner {
  tone: Tone
  /** Sentences or lines at most; null: as many as it takes. */
  sentences: number | null
  /** Words at most. */
  words: number | null
  /** One step shorter for each time it was said. */
  shorter: number
  isList: boolean
  isEmail: boolean
  withoutNumbers: boolean
  withoutNames: boolean
  signed: string | undefined
  /** What was wished for and no template can do, in a few words. */
  notDone: readonly string[]
}

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')
const COUNT = `(\\d{1,3}|${NUMBERS.join('|')}|a couple(?: of)?|couple(?: of)?)`
const SENTENCES = new RegExp(`\\b${COUNT}[ -](?:\\p{L}+ )?(?:sentences?|lines?|phrases?|bullets?)\\b`, 'iu')
const WORDS = new RegExp(`\\b${COUNT} words?\\b`, 'i')

const TONES: readonly (readonly [Tone, RegExp])[] = [
  [
    'warm',
    /\b(warm(er|ly)?|kind(er|ly)?|nice(r|ly)?|friend(ly|lier)|sweet(er)?|gentle|soft(er)?|soften|chill|relaxed|sunny|affection|love|(less|not so|too) (stiff|formal|cold|cool|strict|corporate|stern|technical)|less (schoolmarm|dad energy|like a doctor)|too corny|nah too corporate)\b/i,
  ],
  [
    'firm',
    /\b(firm(er)?|strict(er)?|mean|blunt|tough(er)?|strong(er)?|too (soft|nice|weak)|serious|angry|no excuses|no exceptions|no discussion|scare|mustard|order)\b/i,
  ],
  ['formal', /\b((more |very )?formal|courteous|official|professional|clinical|letter|covering note)\b/i],
]

/** How a text is wished, the later turns over the earlier ones. @param turns plain words, the first wish and what was changed in it */
export function mannerOf(turns: readonly string[]): Manner {
  const last = (read: (words: string) => number | null): number | null =>
    turns.reduce<number | null>((known, words) => read(words) ?? known, null)
  const all = turns.join('; ')
  return {
    tone: turns.reduce<Tone>((tone, words) => toneIn(words) ?? tone, 'plain'),
    sentences: last((words) => (isOneLine(words) ? 1 : countIn(words, SENTENCES))),
    words: last((words) => countIn(words, WORDS)),
    shorter: turns.filter((words) => SHORT.test(words)).length,
    isList: /\b(bullets?|bullet points?|as a list)\b/i.test(all),
    isEmail: /\be-?mails?\b/i.test(all),
    withoutNumbers: WITHOUT_NUMBERS.test(all),
    withoutNames:
      /\b(no|without|leave out( the)?|don'?t (put|use|name|call out)) ?(any(body|one)?(['’]s)? ?)?(individual )?(names?|by name)\b|\bnames? nobody\b/i.test(
        all,
      ),
    signed: /\bsign(?:ed)?(?: it)?(?: by| as)? (\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?)/u
      .exec(all)?.[1]
      ?.replace(/\.$/, ''),
    notDone: NOT_DONE.flatMap(([what, pattern]) => (pattern.test(all) ? [what] : [])),
  }
}

const SHORT = /\b(short(er|ly)?|brief(ly)?|too long|trim|quick|cut it)\b/i
const WITHOUT_NUMBERS =
  /\b(no|without|drop|leave out|take out|skip|(don'?t|do not|not) (put|use|mention|give|say|include|show|list)) (in )?(the |any |all |his |her |their )?(part (with|w) |strap(,| or| and| nor) (the |his |her |their |any )?|(\p{L}+ ){0,2}(or|nor|and) (the |his |her |their |any )?)?(numbers?|figures?|percent\w*|stats)\b|\bno science words\b/iu
const isOneLine = (words: string) => /\b(1|one|a|single)[ -](line|sentence|liner)\b/i.test(words)

const toneIn = (words: string): Tone | undefined => {
  const said = words.replace(/\bnot (too |so )?(mean|strict|preachy|naggy|soft)\b/gi, ' ')
  // "Friendly but formal" is a formal text with kind words; "less formal" is none.
  if (/\bformal\b/i.test(said) && !/\b(less|not( so| too)?|too|in)-? ?formal\b/i.test(said)) return 'formal'
  return TONES.find(([, pattern]) => pattern.test(said))?.[0]
}

/** What is said to be left to the person. */
const NOT_DONE: readonly (readonly [string, RegExp])[] = [
  ['jokes', /\b(funny|funnier|jokes?|humou?r\w*|laugh|clown\w*|roast|(?:some|throw|with) shade)\b/i],
  ['emojis', /\bemojis?\b/i],
  ['hype', /\b(hype|swag|pump(ed)? up)\b/i],
  ['verse', /\b(poetry|poetic|poem|rhym\w*|verse)\b/i],
  [
    'another language',
    /\b(in|on|into) (spanish|serbian|turkish|french|german|russian|portuguese|farsi|polish|arabic)\b/i,
  ],
]

function countIn(words: string, pattern: RegExp): number | null {
  const said = pattern.exec(words)?.[1]?.toLowerCase()
  if (said === undefined) return null
  if (said.includes('couple')) return 2
  const spelled = NUMBERS.indexOf(said)
  return spelled >= 0 ? spelled + 1 : Number(said)
}
