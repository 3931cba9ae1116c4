import { capital } from '../../phrases/lists.ts'

/** The subject of the statement, as a coach says it: "the boys", "they". */
const READERS =
  "(?:they|them|everyone|everybody|all of them|all|the (?:whole )?(?:boys|guys|girls|kids|team|squad|fellas|athletes|wrestlers)|people|him|her|he|she|you|you all|y[’']all|folks)"

const SAID: readonly (readonly [RegExp, (rest: string) => string])[] = [
  [
    new RegExp(
      `^(?:(?:and|also|just) )*(?:i |we |coach )?(?:want|wants|need|needs|would like|[’']d like|expect|wish)(?: for)? ${READERS} (?:all )?(?:to )?`,
      'iu',
    ),
    asRequest,
  ],
  [
    new RegExp(
      `^(?:(?:and|also|just) )*${READERS} (?:all )?(?:have to|has to|got to|must|need to|needs to|should|better|had better|[’']d better|are to|is to|ought to) `,
      'iu',
    ),
    asRequest,
  ],
  [new RegExp(`^(?:(?:and|also|just) )*(?:for )?${READERS} to (?=\\p{L})`, 'iu'), asRequest],
  [
    new RegExp(
      `^(?:(?:and|also|just) )*${READERS} (?:can[’']?t|cannot|must not|mustn[’']t|shouldn[’']t|should not|better not|are not to|is not to|are not allowed to|don[’']t get to) (?:be )?`,
      'iu',
    ),
    (rest) => `Don't ${rest}`,
  ],
  [
    new RegExp(`^(?:make|making) sure (?:that )?${READERS} (?:all )?(?:are |is )?`, 'iu'),
    (rest) => `Make sure you ${asVerb(rest)}`,
  ],
]

/** Where or how somebody is to be: "in bed early", "ready to go". */
const STATE =
  /^(in|at|on|there|here|ready|out|off|back|up|rested|hydrated|early|home|asleep|awake|smart|careful|quiet|good|honest|safe|on time|dressed|packed)\b/i

function asRequest(rest: string): string {
  if (/^in bed (early|earlier)\b/i.test(rest)) return `Get to bed ${rest.slice('in bed '.length)}`
  if (/^(getting|going|bringing|wearing|drinking|eating|sleeping|resting|charging)\b/i.test(rest))
    return capital(rest.replace(/^(\p{L}+)ing\b/iu, (_, stem: string) => verbOf(stem)))
  return STATE.test(rest) ? `Be ${rest}` : capital(rest)
}

const verbOf = (stem: string): string =>
  /tt$/i.test(stem) ? stem.slice(0, -1) : /^(charg)$/i.test(stem) ? `${stem}e` : stem

const asVerb = (rest: string): string =>
  STATE.test(rest) ? `are ${rest}` : rest.replace(/^(bring|drink|eat|charge|wear|get|sleep|sync)s\b/i, '$1')

/**
 * Turns a statement about athletes into one to them: `Drink water.` from "they have to drink water", `Get to bed
 * early.` from "want them in bed early".
 */
export function toReaders(text: string): string {
  for (const [pattern, put] of SAID) {
    const found = pattern.exec(text)
    if (found && found[0].length < text.length) return capital(withYou(put(text.slice(found[0].length))))
  }
  return capital(withYou(text))
}

const withYou = (text: string): string =>
  text
    .replace(/^(?:they|everyone|everybody) (?:are|is|will be) (?=\p{L}+ing\b)/iu, 'you are ')
    .replace(/\bthey (are|were|will|can|have|do)\b/gi, 'you $1')
    .replace(/\bthey['’](re|ll|ve|d)\b/gi, "you'$1")
    .replace(/\bthey\b/gi, 'you')
    .replace(/\btheir\b/gi, 'your')
    .replace(/\bthemselves\b/gi, 'yourselves')
    .replace(/\b(?<!of )them\b/gi, 'you')
    .replace(/^your\b/, 'Your')
