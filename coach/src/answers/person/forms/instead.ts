import { boldName } from '../../../wording/names.ts'
import { isOfTomorrow } from '../../day/intent/tomorrow.ts'
import { type AthleteVerdict, isFresh, writeTexts } from '../../day/verdicts.ts'
import { THREE_QUESTIONS } from '../../day/without-data.ts'
import { bullets, paragraphs, sentences } from '../../phrases/lists.ts'
import { signsOf } from '../off.ts'
import type { WriteOne } from '../writers.ts'

const SAID = /\b(\d{2,3}) ?-?(?:min|mins|minutes?)\b/i
const USUAL_MINUTES = 40

/** A short session instead of the planned one, by the day's verdict on one athlete. */
export const sayInstead: WriteOne = (one, _athlete, _asked, { message, scope }) =>
  writeInstead(one, message, isOfTomorrow(message, scope.today))

/** The session; for somebody without records a light one, after the three questions. */
function writeInstead(one: AthleteVerdict, message: string, isAhead = false): string {
  const name = boldName(one.athlete.name)
  if (isFresh(one) && one.signs.some(({ kind }) => kind === 'illness_signs'))
    return `**Nothing yet**: ${name} sees the athletic trainer first, as ${writeTexts(signsOf(one).slice(0, 1))}. If that is fine, mobility and technique to watch, no hard breathing.`
  const minutes = Math.min(120, Math.max(15, Number(SAID.exec(message)?.[1] ?? USUAL_MINUTES)))
  const isLight = !isFresh(one) || one.verdict === 'easy' || one.verdict === 'lighter'
  const [warm, last] = [5 * Math.round(minutes / 20), 5 * Math.max(1, Math.round(minutes / 40))]
  const middle = minutes - warm - last
  const first = 5 * Math.round(middle / 10)
  return paragraphs(
    `**${minutes} min for ${name.replaceAll('**', '')}**, ${isLight ? 'easy all the way' : 'no legs, moderate'}${isAhead ? ', unless the morning says otherwise' : ''}:`,
    bullets([
      `${warm} min: easy bike, able to talk in full sentences`,
      isLight
        ? `${first} min: mobility for hips, back and shoulders`
        : `${first} min: upper body, rows, pull-ups and presses, with two or three reps left in every set`,
      isLight
        ? `${middle - first} min: technique at half speed with a chosen partner, no live`
        : `${middle - first} min: hand fighting and technique at half speed, no live`,
      `${last} min: trunk and stretching`,
    ]),
    sentences(
      !isFresh(one) && `No fresh recovery has come, so first ask ${THREE_QUESTIONS}; anything off: skip it.`,
      'Pain, or a start that feels worse than usual, ends it. Around an injury only what the athletic trainer allows.',
    ),
  )
}
