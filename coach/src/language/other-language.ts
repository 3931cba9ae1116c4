import { isKnownWord } from './lexicon/known-words.ts'
import { isEnglishWord } from './words/english-word.ts'
import { fold } from './words/fold.ts'
import type { Token } from './words/token.ts'

const wordsOf = (written: string): ReadonlySet<string> => new Set(written.trim().split(/\s+/))

/**
 * Everyday words of other languages, folded, which no English sentence has two of. Spanish is the one whose words the
 * reader knows: what it understands is answered.
 */
const SPANISH = wordsOf(`
  quien quienes cual cuales cuanto cuanta cuantas cuantos cuando donde durmio durmieron anoche ayer hoy semana promedio
  recuperacion de la el lo los las del al un una unos unas y o que menos mas equipo como esta estan este sueno esfuerzo
  pulso carga noche noches dias atleta atletas por para con su sus mi variabilidad compara muestra muestrame dame entre
  deberia deberian tiene tienen debe deben puede pueden descansar entrenar mejor peor hora horas fiebre dolor
  cabeza enfermo enferma lesion lesionado lesionada cansado cansada mareado golpe duele`)
const OTHERS = wordsOf(`
  wer wen wem wie wieviel wieso wann warum weshalb welche welcher welches wessen ist sind haben hatte hatten wird wurde
  wurden werden kann konnen soll sollen sollte sollten muss mussen darf der das den dem des ein eine einen einem einer
  und oder aber nicht kein keine mit vom bei zum zur nach uber zwischen ich du er sie wir ihr mein meine unser unsere
  sich auch noch schon sehr heute gestern morgen woche wochen nacht letzte letzten letzter schlaf geschlafen schlafen
  schlief erholung erholt vergleiche vergleich zeig zeige bitte mannschaft belastung mude krank fieber kopfschmerzen
  verletzt trainieren durchschnitt
  qui quel quelle quels quelles quoi est sont comment combien pourquoi le les une et ou avec sans sur dans cette hier
  nuit equipe dormi sommeil semaine moyenne derniere
  chi quale quali quanto quanti perche il gli della delle nel nella hanno sono ieri oggi settimana squadra notte
  recupero dormito sonno
  quem qual quais uma das dos ontem hoje noite dormiu recuperacao sem seu sua
  kto jak jaka jaki czy jest sie dla wczoraj dzisiaj
  nasil bugun dun gece hafta uyudu
  hoe welke een niet gisteren vandaag geslapen`)

/** Whether a message is in Spanish, or in another language than English; `tokens` are its words but for names. */
export function languageOf(tokens: readonly Pick<Token, 'raw' | 'value'>[]): 'english' | 'spanish' | 'other' {
  const words = tokens.filter(({ value, raw }) => value === undefined && /\p{L}/u.test(raw))
  if (words.length === 0) return 'english'
  const folded = words.map(({ raw }) => fold(raw))
  const isEnglish = (word: string) => isKnownWord(word) || isEnglishWord(word)
  const spanish = folded.filter((word) => SPANISH.has(word)).length
  const others = words.filter(({ raw }, at) => isOfOthers(raw, folded[at] ?? '')).length
  const isMore = (found: number, list: ReadonlySet<string>) =>
    found > folded.filter((word) => !list.has(word) && isEnglish(word)).length
  if (spanish >= LEAST && spanish * SHARE >= words.length && spanish >= others && isMore(spanish, SPANISH))
    return 'spanish'
  const isShort = words.length <= SHORT && others === 1 && !folded.some(isEnglishWord)
  return (isShort || others >= LEAST) && isMore(others, OTHERS) ? 'other' : 'english'
}
const LEAST = 2
const SHARE = 3
const SHORT = 2

/** A word of a list, in another alphabet, or with a letter that no English word has. */
const isOfOthers = (raw: string, folded: string): boolean =>
  OTHERS.has(folded) ||
  /(?!\p{Script=Latin})\p{L}/u.test(raw) ||
  (/[^\p{ASCII}'’‘]/u.test(raw) && raw === raw.toLowerCase() && !isEnglishWord(folded))
