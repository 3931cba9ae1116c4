import type { IndexedQuestion } from '../index/article-index.ts'
import type { Asked } from './asked-words.ts'

/** A word that is less like what an article says is another word. */
export const LEAST_SAID = 0.7
/** A wording of so many words is the very question where each of them was said; of one of `mostWords` one may lack. */
const WORDING = { leastWords: 2, mostWords: 5 }
/** A wording of one word is it where nothing else was asked and few articles know the word; it counts as little. */
const ONE_WORD = { share: 0.99, counts: 0.5, leastRarity: 2 }
/** So much of what was asked must be said by a wording, or it stands beside the point. */
const LEAST_SHARE = 0.35

/** How much of what was asked is a wording of this question, 0 to 1: above 0 it is the very question. */
export function shareOfVeryQuestion({ wordings }: IndexedQuestion, asked: Asked): number {
  const said = rarityOfSaid(asked)
  const shares = wordings.map((wording) => shareOf(wording, said, asked.total)).filter((share) => share >= LEAST_SHARE)
  return Math.max(0, ...shares)
}

function shareOf(wording: readonly string[], said: ReadonlyMap<string, number>, total: number): number {
  const rarities = wording.flatMap((word) => said.get(word) ?? [])
  const mayLack = wording.length >= WORDING.mostWords ? 1 : 0
  if (rarities.length === 0 || rarities.length < wording.length - mayLack) return 0
  const rarity = rarities.reduce((sum, value) => sum + value, 0)
  if (wording.length >= WORDING.leastWords) return rarity / total
  return rarity >= Math.max(ONE_WORD.leastRarity, ONE_WORD.share * total) ? ONE_WORD.counts : 0
}

function rarityOfSaid({ words }: Asked): Map<string, number> {
  const said = new Map<string, number>()
  for (const { lexeme, likeness, rarity } of words)
    if (likeness >= LEAST_SAID) said.set(lexeme, Math.max(said.get(lexeme) ?? 0, rarity))
  return said
}
