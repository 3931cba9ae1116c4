import type { Danger, DangerTopic } from '../danger/danger.ts'
import { dangerLine } from '../danger/danger-texts.ts'
import { dayIntentOf } from '../reading/day/day-intent.ts'
import type { AnswerContext } from './context/answer-context.ts'
import { answerOfDay } from './day/day-answer.ts'
import { paragraphs } from './phrases/lists.ts'

/** The user says that they are medical staff: there is no point in sending them to the trainer. */
const SAYS_SO =
  /\b((as|i'?m|i am|im|speaking as|this is) (the |an |a |your |their |our )?(team'?s? |head |assistant )?(athletic trainer|trainer|at|physio\w*|team (doctor|physician))|my (training|treatment|athletic training) room|from the training room|my (sick|treatment) list)\b/i

export const isFromMedicalStaff = (message: string): boolean => SAYS_SO.test(message.replace(/[’]/g, "'"))

/** Dangers that vital signs are relevant to; they say nothing about a blow to the head, the heart or a joint. */
const OF_VITALS: readonly DangerTopic[] = ['fever', 'other']

const NO_DIAGNOSIS = 'Figures of the wearable, no diagnosis: what they mean is yours to judge.'

/** The last sentence of the answer for a coach. */
const CAUTION = / ?A prompt to ask, no diagnosis\.[^\n]*/

/**
 * The line above an answer where a danger is possible; medical staff is not told to ask medical staff, and the line is
 * left out where the answer says it already.
 */
export function lineAbove(danger: Danger, message: string): string {
  if (danger.isSettled) return dangerLine(danger)
  if (danger.level === 'emergency' || !OF_VITALS.includes(danger.topic)) return dangerLine(danger)
  if (isFromMedicalStaff(message)) return NO_DIAGNOSIS
  return danger.level === 'trainer' && dayIntentOf(message) === 'sick' ? '' : dangerLine(danger)
}

/** After a referral, for medical staff: the vital signs of those named; '' for anybody else. */
export async function vitalsForMedicalStaff({ level, topic }: Danger, context: AnswerContext): Promise<string> {
  const said = new Set(
    context.message
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/\p{L}+/gu),
  )
  const named = context.scope.athletes.filter(({ first_name }) => said.has(first_name.toLowerCase()))
  if (level === 'emergency' || !OF_VITALS.includes(topic) || named.length === 0 || !isFromMedicalStaff(context.message))
    return ''
  const meant = { people: named, isTeam: false, leftOut: [] }
  const asked = { who: { ids: named.map(({ id }) => id) }, day: { form: 'sick' } } as const
  return paragraphs((await answerOfDay(meant, asked, context)).replace(CAUTION, ''), NO_DIAGNOSIS)
}
