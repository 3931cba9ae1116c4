import { boldName } from '../../../wording/names.ts'
import { LOAD_UNKNOWN } from '../../day/without-data.ts'
import { bullets, joinAnd, paragraphs } from '../../phrases/lists.ts'
import { QUESTIONS } from '../forms/not-recorded.ts'
import type { WriteSeveral } from '../writers.ts'

/** Which group athletes without records join: the middle one, depending on three answers. */
export const sayWithoutData: WriteSeveral = (judged) => {
  const names = judged.filter(({ verdict }) => verdict === 'ask').map(({ athlete }) => boldName(athlete.name))
  if (names.length === 0) return '**Nobody**: there is a fresh recovery of everybody.'
  return paragraphs(
    `**In the middle group, after three answers**: ${joinAnd(names)}. Weights ${LOAD_UNKNOWN}, and the plan without extra rounds.`,
    bullets(QUESTIONS.map((one) => `"${one}"`)),
    'One answer off: the light group. Fever, a sore throat or stomach trouble: no training, and the athletic trainer.',
  )
}
