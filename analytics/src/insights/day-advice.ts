import { VERDICT_WORDS } from '../day-verdict/verdict-words.ts'
import type { Evidence } from './evidence.ts'
import { toldSigns } from './sign-subjects.ts'

/** The one thing to do today. */
export const actionOf = ({ day }: Evidence): string => VERDICT_WORDS[day.verdict].action

const WHEN_NOTHING_IS_KNOWN = 'How do you feel today, and was the device on your wrist and charged last night?'
const WHEN_ALL_IS_WELL = 'Anything coming up that the numbers cannot know: exams, travel, making weight?'

/** What is worth asking, as it is said to the athlete. */
export function questionOf({ day }: Evidence): string {
  if (day.verdict === 'ask') return WHEN_NOTHING_IS_KNOWN
  const [sign] = toldSigns(day.signs)
  if (sign) return sign.ask
  if (day.verdict === 'lighter' || day.verdict === 'easy') return 'How do you feel today?'
  return day.past.length > 0 ? 'Do you feel quite yourself again?' : WHEN_ALL_IS_WELL
}
