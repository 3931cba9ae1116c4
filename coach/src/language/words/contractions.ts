const TAILS: ReadonlyMap<string, string> = new Map(
  Object.entries({ re: 'are', ve: 'have', ll: 'will', m: 'am', d: 'would' }),
)
// After these `'s` is "is"; after any other word it is a possessive.
const BEFORE_IS = new Set(
  'what who how where when why that this it he she there here let which everything everybody everyone nobody'.split(
    ' ',
  ),
)
/** Typed without an apostrophe. Words with another meaning (`were`, `well`, `ill`) are left out. */
const MERGED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    whats: 'what is',
    whos: 'who is',
    hows: 'how is',
    wheres: 'where is',
    thats: 'that is',
    whens: 'when is',
    dont: 'do not',
    doesnt: 'does not',
    didnt: 'did not',
    isnt: 'is not',
    arent: 'are not',
    wasnt: 'was not',
    werent: 'were not',
    hasnt: 'has not',
    havent: 'have not',
    hadnt: 'had not',
    cant: 'can not',
    cannot: 'can not',
    couldnt: 'could not',
    shouldnt: 'should not',
    wouldnt: 'would not',
    wont: 'will not',
    aint: 'is not',
    hes: 'he is',
    shes: 'she is',
    theres: 'there is',
    heres: 'here is',
    itll: 'it will',
    youll: 'you will',
    im: 'i am',
    ive: 'i have',
    youre: 'you are',
    theyre: 'they are',
    theyve: 'they have',
    gimme: 'give me',
    lemme: 'let me',
    gonna: 'going to',
    wanna: 'want to',
    gotta: 'got to',
    u: 'you',
    ur: 'your',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    ty: 'thanks',
    tmrw: 'tomorrow',
    yday: 'yesterday',
    yest: 'yesterday',
    nite: 'night',
    nites: 'nights',
    wk: 'week',
    wks: 'weeks',
    wknd: 'weekend',
    wknds: 'weekends',
    v: 'versus',
    ppl: 'people',
    r: 'are',
    n: 'and',
    b4: 'before',
    any1: 'anyone',
    every1: 'everyone',
    some1: 'someone',
    rn: 'right now',
    abt: 'about',
    em: 'them',
    whod: 'who would',
    whyd: 'why did',
    howd: 'how did',
    whys: 'why is',
  }),
)

/** The words a contraction is made of, and whether it is a possessive. `typed` has straight apostrophes. */
export function writtenOut(typed: string): { words: string[]; possessive: boolean } {
  const lower = typed.toLowerCase()
  const merged = MERGED.get(lower.replaceAll("'", ''))
  if (merged !== undefined) return { words: merged.split(' '), possessive: false }
  if (lower.endsWith("n't")) return { words: [typed.slice(0, -3), 'not'], possessive: false }
  const at = typed.lastIndexOf("'")
  if (at <= 0) return { words: [typed], possessive: false }
  const [head, tail] = [typed.slice(0, at), lower.slice(at + 1)]
  if (tail === 's') {
    const isVerb = BEFORE_IS.has(head.toLowerCase())
    return { words: isVerb ? [head, 'is'] : [head], possessive: !isVerb }
  }
  const verb = TAILS.get(tail)
  return { words: verb === undefined ? [typed] : [head, verb], possessive: false }
}
