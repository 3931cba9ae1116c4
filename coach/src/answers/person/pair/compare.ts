import { boldName } from '../../../wording/names.ts'
import { paragraphs } from '../../phrases/lists.ts'
import type { WritePair } from '../writers.ts'
import { sayDiffer } from './differ.ts'
import { betterOf, linesOfTwo } from './fresher.ts'
import { readPairVariation } from './steadier.ts'

/** Two athletes compared by no particular measure: who recovered better, who is steadier, and how they are today. */
export const sayCompare: WritePair = async (two, asked, context) => {
  const swings = await readPairVariation(two, asked.days, context)
  const { better, isClose } = betterOf(two)
  return paragraphs(
    await sayDiffer(two, asked, context),
    swings && !swings.isClose && `Steadier ${swings.over}: ${boldName(swings.steadier.name)}, whose ${swings.bySize}.`,
    isClose ? 'Today the two are close:' : `Fresher today: ${boldName(better.athlete.name)}.`,
    linesOfTwo(two, context.scope.today),
  )
}
