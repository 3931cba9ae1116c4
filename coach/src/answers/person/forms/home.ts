import { boldName, plainName } from '../../../wording/names.ts'
import { isHeld, writeTexts } from '../../day/verdicts.ts'
import { paragraphs } from '../../phrases/lists.ts'
import { askThem } from '../asks.ts'
import { signsOf } from '../off.ts'
import type { WriteOne } from '../writers.ts'

const OF_ILLNESS = [
  'illness_signs',
  'two_vitals_off',
  'resting_heart_rate_up',
  'respiratory_rate_up',
  'skin_temperature_up',
]
const BY_SYMPTOMS =
  'Home with fever, vomiting, diarrhea or a sore throat, until the athletic trainer or a physician says otherwise: no number tells whether it is catching.'

/** "Keep him home or just off the mat": by the signs off the mat, by symptoms home. */
export const sayHome: WriteOne = (one) => {
  const signs = signsOf(one)
  const ofIllness = signs.filter(({ kind }) => OF_ILLNESS.includes(kind))
  const name = boldName(one.athlete.name)
  if (ofIllness.length > 0 && ofIllness.some(({ kind }) => kind === 'illness_signs' || kind === 'two_vitals_off'))
    return paragraphs(
      `**Off the mat for sure, and home if there is one symptom**: ${name} sees the athletic trainer before coming into the room.`,
      BY_SYMPTOMS,
      `What shows: ${writeTexts(ofIllness)}. ${askThem(one)}`,
      `Back on the mat: no symptoms, and ${plainName(one.athlete.name)}'s vital signs back to usual in the morning.`,
    )
  return paragraphs(
    isHeld(one)
      ? `**Just off live wrestling**: ${name} can come, drill and move; nothing looks like an illness.`
      : `**Neither, by the numbers**: ${name} can train.`,
    signs.length > 0 && `What shows: ${writeTexts(signs)}.`,
    `${BY_SYMPTOMS} ${askThem(one)}`,
  )
}
