import { numberNamed } from '../../language/words/number-words.ts'
import { numberAsked } from '../../reading/day/how-many.ts'
import { asksForMoreThan, type WholeMessageRule } from './whole-message-rule.ts'

const TALK =
  /\b(grab|talk (to|with)|pull aside|check in (with|on)|check on|touch base with|sit down with|speak (to|with)|catch|see|have a word with|chat with|find|meet with|conversations?|one[- ]on[- ]ones?|pull)\b/
const WHO = /\b(who|whom|which|guys?|kids?|athletes?|wrestlers?|names?|people|list)\b/
const ASK =
  /\b((what|which questions?|something|one (thing|question)|a question|questions?) (to|should i|do i|i should|i'd|would i|for)( ask)?( \w+)?|what (i|we) (should )?(ask|say)|ask (each|them|every))\b/
const ASKING = /\bask\b|\bquestions?\b/
const ELSE = /\b(sleep\w*|slept|bed ?times?|parents?|reporter|email|weight|them about|hrv|strain)\b/
const USUAL = 5
const MOST = 12
const NUMBER =
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:guys?|kids?|names?|athletes?|wrestlers?|people|max|at most|conversations?|talks?)\b/

/**
 * "Five guys max I should grab before practice, and what to ask each": who needs a conversation today, each with a
 * question.
 */
export const readConversationsToHave: WholeMessageRule = (part, words) => {
  if (!TALK.test(words) || !WHO.test(words) || !ASK.test(words) || !ASKING.test(words) || ELSE.test(words))
    return undefined
  if (asksForMoreThan(part, 'name', 'band', 'metric')) return undefined
  const [, said] = NUMBER.exec(words) ?? []
  const limit = said === undefined ? (numberAsked(words) ?? USUAL) : (numberNamed(said) ?? Number(said))
  if (limit < 1) return undefined
  return {
    kind: 'overview',
    who: {},
    focus: 'status',
    day: { form: 'order', limit: Math.min(limit, MOST) },
    person: { form: 'pull_aside' },
  }
}
