import type { FigureInText } from './figures-in-text.ts'
import type { UnitInText } from './units-in-text.ts'

/** Units that a wearable measures in. */
const MEASURED_UNITS: ReadonlySet<UnitInText | undefined> = new Set(['%', 'points', 'ms', 'bpm', 'kcal'])
/** Of exercises: "20 min recovery jog", "3 rounds". */
const OF_EXERCISE =
  /^\s*(?:x|×|sec|secs|seconds?|s\b|rounds?|reps?|sets?|laps?|drills?|matches|bouts?|stations?|goes|people|pairs?|groups?)\b|^\s*[x×]\s*\d/i
/** Units of lifting and effort, which are not measured here. */
const OF_EFFORT =
  /^\s*(?:of\s+)?(?:(?:his|her|their|your)\s+)?(?:1\s?RM|one-rep max|max(?:imum)?(?!\s+h)|effort|intensity|volume|speed|pace)\b/i
const METRIC =
  /\b(?:recover(?:y|ies|ed)|hrv|rmssd|resting heart rate|rhr|heart rate|pulse|strain|sle(?:ep|pt)|asleep|rem|spo2|respiratory|breaths|skin temperature|score[sd]?)\b/i
const CLAUSE_BEFORE = /[^.,;:!?()|–—]*$/
const CLAUSE_BEHIND = /^[^.,;:!?()|–—]*/

/**
 * Whether a figure is stated as a wearable's measurement: by its unit, or by a metric's word in the same clause. "4 x 5 min"
 * and "80 % of max" belong to a plan.
 */
export function isSaidAsMeasured({ unit, index, end, kind }: FigureInText, text: string): boolean {
  const after = text.slice(end)
  if (kind === 'time') return isPast(text)
  if (unit === '%' && OF_EFFORT.test(after)) return false
  if (MEASURED_UNITS.has(unit)) return true
  if (unit === 'min' || OF_EXERCISE.test(after)) return false
  const clause = [CLAUSE_BEFORE.exec(text.slice(0, index)), text.slice(index, end), CLAUSE_BEHIND.exec(after)]
  return METRIC.test(clause.join(''))
}

const PAST =
  /\b(?:was|were|went|slept|woke|fell|dropped|rose|climbed|moved|got|had|has been|have been|averaged|stayed|ended|did|usually|yesterday|on average|median|earliest|latest bed|normally)\b/i
const TO_COME =
  /\b(?:tonight|tomorrow|should|would|could|aim|try|plan|target|goal|please|let|let's|keep|keeps?|set|finish|stop|start|be|make|move|go|get|getting|lights[ -]out|in bed by|bed by|until then|next|wind down|no (?:phone|screens?|caffeine|coffee))\b/i

/** A clock time that is advice: it is in the future, and nothing in the sentence is in the past. */
export const isAdvice = (text: string): boolean => TO_COME.test(text) && !isPast(text)

/** A verb in the past tense. */
export const isPast = (text: string): boolean => PAST.test(text)
