import type { IndexedQuestion } from '../index/article-index.ts'
import type { Asked } from './query-words.ts'

/** A wording with this many words matches exactly if all of them were asked; one with `mostWords` may lack one. */
const WORDING = { leastWords: 2, mostWords: 5 }
/** A wording of one word matches only if nothing else was asked and few articles contain the word; it counts less. */
const ONE_WORD = { share: 0.99, counts: 0.5, leastRarity: 2 }
/** A wording must cover this share of what was asked, or it misses the point. */
const MIN_SHARE = 0.35

/** How much of what was asked a wording of this question covers, 0 to 1: above 0 the questions are the same. */
export function exactQuestionShare({ wordings }: IndexedQuestion, asked: Asked): number {
  const shares = wordings.map((wording) => shareOf(wording, asked)).filter((share) => share >= MIN_SHARE)
  return Math.max(0, ...shares)
}

function shareOf(wording: readonly string[], { rarityOf, total }: Asked): number {
  const rarities = wording.flatMap((word) => rarityOf.get(word) ?? [])
  const mayLack = wording.length >= WORDING.mostWords ? 1 : 0
  if (rarities.length === 0 || rarities.length < wording.length - mayLack) return 0
  const rarity = rarities.reduce((sum, value) => sum + value, 0)
  if (wording.length >= WORDING.leastWords) return rarity / total
  return rarity >= Math.max(ONE_WORD.leastRarity, ONE_WORD.share * total) ? ONE_WORD.counts : 0
}
