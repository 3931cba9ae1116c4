/** Texts that a person has to write: a template would be silly, or would state what nobody knows. */
const BEYOND: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a toast', /\btoast\b/i],
  ['a poem or a song', /\b(poem|song|rap|lyrics|rhymes?)\b/i],
  ['a speech', /\b(speech|sponsor dinner|banquet|pep talk|script|thirty seconds|\d\d[ -]seconds?|30 sec)\b/i],
  ['jokes about somebody', /\b(clown\w*|roast|(some|throw|with) shade)\b/i],
  ['words to fire somebody up', /\b(hype|motivat\w*|pump(ed)? up)\b/i],
  ['a referral letter', /\breferral( letter)?\b/i],
  [
    'another language than English',
    /\b(in|on|into) (spanish|serbian|turkish|french|german|russian|portuguese|farsi|polish|arabic)\b/i,
  ],
]

/** The part of a request that no template can write; undefined: nothing. @param words plain ones of all turns */
export const beyondTemplates = (words: string): string | undefined =>
  BEYOND.find(([, pattern]) => pattern.test(words))?.[0]
