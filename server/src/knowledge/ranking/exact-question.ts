import type { IndexedQuestion } from '../index/article-index.ts'
import type { Asked } from './query-words.ts'

/** Below this similarity a word counts as a different one. */
export const MIN_COVERED = 0.7
/** A wording with this many words matches exactly if all of them were asked; one with `mostWords` may lack one. */
const WORDING = { leastWords: 2, mostWords: 5 }
/** A wording of one word matches only if nothing else was asked and few articles contain the word; it counts less. */
const SYNONYMS = { share: 0.99, counts: 0.5, leastRarity: 2 }
/** A wording must cover this share of what was asked, or it misses the point. */
const MIN_SHARE = 0.35

/** How much of what was asked a wording of this question covers, 0 to 1: above 0 the questions are the same. */
export function exactQuestionShare({ wordings }: IndexedQuestion, asked: Asked): number {
  const said = rarityOfSaid(asked)
  const shares = wordings.map((wording) => shareOf(wording, said, asked.total)).filter((share) => share >= MIN_SHARE)
  return Math.max(0, ...shares)
}

function shareOf(wording: readonly string[], said: ReadonlyMap<string, number>, total: number): number {
  const rarities = wording.flatMap((word) => said.get(word) ?? [])
  const mayLack = wording.length >= WORDING.mostWords ? 1 : 0
  if (rarities.length === 0 || rarities.length < wording.length - mayLack) return 0
  const rarity = rarities.reduce((sum, value) => sum + value, 0)
  if (wording.length >= WORDING.leastWords) return rarity / total
  return rarity >= Math.max(SYNONYMS.leastRarity, SYNONYMS.share * total) ? SYNONYMS.counts : 0
}

function rarityOfSaid({ words }: Asked): Map<string, number> {
  const said = new Map<string, number>()
  for (const { lexeme, likeness, rarity } of words)
    if (likeness >= MIN_COVERED) said.set(lexeme, Math.max(said.get(lexeme) ?? 0, rarity))
  return said
}
