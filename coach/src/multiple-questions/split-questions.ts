import { QUESTION_OPENERS, questionDivider, sentencesIn } from '../language/words/joined-questions.ts'

/** A message split by its words alone: what asks, and what only gives a reason. */
interface SplitMessage {
  questions: string[]
  reasons: string[]
}

/** After "and" or "also", a separate question starts with a question word. */
const questionsOf = questionDivider({
  joining: ['and', 'also', 'plus', 'but also', 'and also', 'oh and'],
  opening: [...QUESTION_OPENERS, "who['’]s", 'has', 'have', 'any', 'anyone', 'anybody'],
})
const OPENING =
  /^\W*((so|ok|okay|and|but|also|plus|well|now|then|hey|hi|hello|coach|please|oh|just|quick|morning|good morning)\b[\s,.:;–-]*)*/i
const ASKS =
  /^(who|whom|whose|whos|which|how|hows|what|whats|why|whys|when|where|is|are|was|were|am|do|does|did|has|have|had|can|could|should|would|will|any|anyone|anybody|anything|show|list|give|gimme|tell|rank|sort|compare|top|bottom|look|check|pull|find|explain|name|flag|count|tabulate|chart|graph|plot|write|draft|make|build|put|text)\b/i
const ASKS_WITHIN =
  /\?\s*$|\b(and|also|plus) (who|which|how|what|why|when|where)\b|,\s*(who|which|how|what|why|when|where|is|are|does|do|did|can|could|should|would|any|anyone|anybody)\b|\b(tell|show|give) me\b|\blet me know\b|\b(i )?(want|need|like|trying) to (know|see|find)\b|\b(wondering|wonder|curious)\b|\b(need|want|looking for) (a|an|the|my|some|your)\b|\b(can|could) you\b|\bor (is|are|do|does|did) (it|he|she|they|i|we)\b/i
const STATES =
  /\b(is|are|was|were|am|has|have|had|got|gets?|leave|leaves|want|wants|think|thinks|going|goes|went|came|comes|felt|says?|said|told|keeps?|need|needs|wrestles?|run|ran|bring|brings|start|starts)\b|['’](m|re|ve|ll|d|s)\b|n['’]t\b|\b\w{3,}ed\b|\b\w+in(g)?\b/i
/** Words for a figure ask for it in any form: "avg resting hr per person, lowest first". */
const OF_FIGURES =
  /\b(recovery|hrv|rmssd|strain|rhr|resting (hr|heart rate|pulse)|respiratory|skin temp\w*|spo2|blood oxygen|avg|average|mean|median|top \d|bottom \d|(lowest|highest|worst|best) first)\b/i
/** Fewer words belong to the question next to them: "Kovac. looks flat. is he". */
const LEAST_WORDS = 5
/** What users say about themselves is no question, however short. */
const OF_ASKER = /^(i|we)\b['’]?/i
const LEAST_OF_ASKER = 3
/** "And what is it usually" continues the question before it. */
const GOES_ON =
  /^\W*((and|also|so) )*(what|how|is|was|are|does|why)\b.{0,12}\b(it|that|this|they|those)\b.{0,12}\b(usual\w*|normal\w*|good|bad|ok|okay|high|low|average|typical\w*|mean)\b/i
const LEAST_OF_QUESTION = 3

const wordsOf = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '').length

/** The questions of a message in order, one by one, and the sentences that only give a reason. */
export function splitQuestions(message: string): SplitMessage {
  const questions: string[] = []
  const reasons: string[] = []
  let held = ''
  for (const sentence of sentencesIn(message)) {
    const plain = sentence.replace(OPENING, '')
    const isQuestion = ASKS.test(plain) || ASKS_WITHIN.test(sentence)
    const isOfFigures = !isQuestion && !OF_ASKER.test(plain) && OF_FIGURES.test(plain)
    if (
      !isQuestion &&
      !isOfFigures &&
      wordsOf(plain) >= (OF_ASKER.test(plain) ? LEAST_OF_ASKER : LEAST_WORDS) &&
      STATES.test(plain)
    )
      reasons.push(sentence)
    else if (!isQuestion) held = `${held} ${sentence}`.trim()
    else {
      const [first = '', ...others] = questionsOf(sentence)
      const isElliptic = others.some((other) => wordsOf(other) < LEAST_OF_QUESTION || GOES_ON.test(other))
      questions.push(`${held} ${isElliptic ? sentence : first}`.trim(), ...(isElliptic ? [] : others))
      held = ''
    }
  }
  if (held !== '') questions.push(held)
  return { questions, reasons }
}

/** Whether words only give the reason for a question. */
export function isReason(text: string): boolean {
  const { questions, reasons } = splitQuestions(text)
  return questions.length === 0 && reasons.length > 0
}
