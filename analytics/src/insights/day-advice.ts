import { lowerEdge, type NightFigure } from '../day-verdict/night-beside-usual.ts'
import { isHeldBack } from '../day-verdict/verdict-place.ts'
import { VERDICT_WORDS } from '../day-verdict/verdict-words.ts'
import type { Evidence } from './evidence.ts'
import { toldSigns } from './sign-subjects.ts'

/** The main advice for today. */
export const actionOf = ({ day, isUnlinked }: Evidence): string =>
  day.verdict === 'ask' && isUnlinked ? WITHOUT_DEVICE : VERDICT_WORDS[day.verdict].action

const WITHOUT_DEVICE = 'No device linked: ask how the athlete feels, and plan by that.'

const WHEN_NOTHING_IS_KNOWN = 'How do you feel today, and was the device on your wrist and charged last night?'
/** Last night's data is in, so the device was worn and has power. */
const WHEN_A_NIGHT_CAME = 'How do you feel today?'
const WHEN_NOTHING_CAME = 'How do you feel today, and is the device worn at night, charged and synced?'
const WHEN_NO_DEVICE = 'How do you feel today, and will you link a device?'
const WHEN_LINK_ENDED = 'How do you feel today, and will you link your device again?'
const WHEN_TODAY_HAS_NOT_COME = 'How was last night, and has the device been synced this morning?'
const WHEN_READY = 'Do you feel as fresh as the numbers say?'
const WHEN_ALL_IS_WELL = 'Anything coming up that the numbers cannot know: exams, travel, making weight?'

/** A question about a value at the edge of the normal range, if nothing else is unusual. */
function askOfNight(night: readonly NightFigure[]): string | undefined {
  const edge = lowerEdge(night)
  if (!edge) return undefined
  return edge.metric === 'sleep_duration' ? 'What cut last night short?' : "How did yesterday's training leave you?"
}

/** The most useful question for the athlete, addressed to them. */
export function questionOf({ day, hasRecords, isUnlinked, night, latestSleep, today }: Evidence): string {
  if (day.verdict === 'ask' && isUnlinked) return hasRecords ? WHEN_LINK_ENDED : WHEN_NO_DEVICE
  if (!hasRecords) return WHEN_NOTHING_CAME
  if (day.verdict === 'ask') return latestSleep.until === today ? WHEN_A_NIGHT_CAME : WHEN_NOTHING_IS_KNOWN
  const told = toldSigns(day.signs)
  // A low recovery is visible anyway: ask about the night or the vital signs instead.
  const sign = told.find(({ kind }) => kind !== 'recovery_under_own') ?? told[0]
  if (sign) return sign.ask
  if (isHeldBack(day.verdict)) return 'How do you feel today?'
  if (day.past.length > 0) return 'Do you feel quite yourself again?'
  const newest = day.recovery?.date ?? day.readiness?.day ?? today
  if (newest < today) return WHEN_TODAY_HAS_NOT_COME
  return askOfNight(night) ?? (day.verdict === 'hard' ? WHEN_READY : WHEN_ALL_IS_WELL)
}
