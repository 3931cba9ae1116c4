import { boldName, possessive } from '../../wording/names.ts'

/** Verb forms after a name, and after "you". */
const VERBS: readonly (readonly [string, string])[] = [
  [' is', ' are'],
  [' has', ' have'],
  [' does', ' do'],
  [' needs', ' need'],
  ['', ''],
]

/** Phrases about somebody, as said to them. */
const WORDS: readonly (readonly [string, string])[] = [
  ['ask how they feel before you change the plan', 'how you feel counts as much'],
  ['ask how they feel, and plan by that', 'plan by how you feel'],
  ['ask how they feel', 'how you feel counts as much'],
  ['Their device', 'Your device'],
  ['Their 7-day', 'Your 7-day'],
  ['their own', 'your own'],
  ['ask how the athlete feels', 'how you feel counts as much'],
]

/** An answer about an athlete as they read it themselves: "Your latest recovery is 50%". */
export function inSecondPerson(text: string, name: string): string {
  const forms: (readonly [string, string])[] = [
    [`Keep ${boldName(name)}`, 'stay'],
    [`keep ${boldName(name)}`, 'stay'],
    [possessive(name), 'your'],
    ...VERBS.map(([verb, yours]) => [`${boldName(name)}${verb}`, `you${yours}`] as const),
  ]
  const told = forms.reduce((whole, [form, yours]) => replaceEach(whole, form, yours), text)
  return WORDS.reduce((whole, [theirs, yours]) => whole.replaceAll(theirs, yours), told)
}

/** Capitalised at the start of a sentence or line. */
function replaceEach(text: string, form: string, yours: string): string {
  const [first = '', ...parts] = text.split(form)
  return parts.reduce((before, part) => `${before}${BEGINS.test(before) ? capitalized(yours) : yours}${part}`, first)
}

const BEGINS = /(^|\n|[.!?](\*\*)? |- )$/
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
