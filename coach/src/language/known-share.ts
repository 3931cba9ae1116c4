import { isKnownWord } from './lexicon/known-words.ts'
import type { Token } from './words/token.ts'

const SPANISH = new Set(
  'quien quienes cual cuales cuanto cuantas cuantos durmio durmieron anoche ayer hoy semana promedio recuperacion de la el los las del que menos mas equipo como esta estan sueno esfuerzo pulso carga noche noches dias atleta atletas por su variabilidad'.split(
    ' ',
  ),
)

/** Whether most words of a message are Spanish. */
export function isSpanish(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ value }) => value === undefined)
  const spanish = words.filter(({ text }) => SPANISH.has(text)).length
  return spanish >= 2 && spanish * 3 >= words.length
}

/** The share of words, without names and numbers, that are known, 0 to 1; 0 without any word. */
export function knownShare(tokens: readonly Token[]): number {
  const words = tokens.filter(({ value, text }) => value === undefined && /\p{L}/u.test(text))
  if (words.length === 0) return 0
  return words.filter(({ text }) => text.length > 1 && isKnownWord(text)).length / words.length
}
