/** Words before the change itself. */
const FILLERS =
  /^((ok(ay)?|k|and|now|also|but|so|lol|haha|no|nah|nope|yeah|yes|yep|please|pls|hmm+|good|great|nice|perfect|cool|thanks|thank you|alright|fine|just|actually|still|even|wait|oh|better|close|almost|then|love it|looks good|could you|can you|would you|will you|can u|can we|could we|let'?s|i want (you )?to|i need (you )?to|i'?d like (you )?to|maybe|a|much|way|a (bit|little|lot|touch|tad)|bit|little)\b[\s,.!:;–-]*)+/i

const CHANGES =
  /^(shorte[rn]|short|longer|less|more|fewer|simpl(er|ify|e)|soft(er|en)|warm(er)?|nicer|kinder|firm(er)?|funn(y|ier)|strong(er)?|tight(er|en)|clean(er|( it)? up)|cheesier|friendl(y|ier)|not (so|too|as|that|enough)|too|without|no (?!idea|data|problem|worries|way)|with (?!whom)|in (plain|simple|normal|everyday|english|spanish|two|three|one|bullets?|caps|my)|add|include|mention|throw in|stick|put|leave|drop|cut|take|remove|delete|skip|lose|kill|keep|make|sign|split|re-?write|re-?word|rephrase|redo|say|plainer|more plainly|simplify|trim|turn|change|replace|swap|switch|translate|use|start|end|open|close|for (the|a|my|lay|non|someone|somebody|people|readers|parents|coach|his|her|our)\b|bullets?|bullet points?|as (a |bullet)|numbered|a list|finish|(only|just) (the|names?|one|two|three|first|last|a )|(first|last|full) names?|translate|same (thing|one|text|note|for)|the same|(one|another) for|(\d{1,2}|one|two|three|four|five|six|half) (\p{L}+ )?(lines?|sentences?|bullets?|paragraphs?|words?|points?)|instead|tell|remind|ask (him|her|them)|don'?t|do not|dont|i'?d rather|i would rather|(that'?s|it'?s|sounds|reads|still|thats|its) (a (bit|little) |way |still )?(too|not|kinda|so|pretty|very)|(they|he|she|nobody|parents|coach) (won'?t|will not|wont|doesn'?t|don'?t|doesnt|dont|will never|only needs?) |try again|another (version|one|try)|different|give me (a |another |the )?(\p{L}+ )?(version|one)|write it|draft it|send (it|that)|and for)\b/iu

/** A question of its own: only a request for a change may end in a question mark. */
const ASKS =
  /^(who|what|which|when|where|why|how|is|are|does|do|did|was|were|has|have|will|am|should|whose|any(one|body)?)\b/i

/** Whether a message after a draft changes it: any of its sentences may be the change. */
export function changesDraft(message: string): boolean {
  const sentences = message
    .replace(/[’]/g, "'")
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.replace(FILLERS, '').trim() || sentence.trim())
    .filter(Boolean)
  if (sentences.length === 0) return false
  const isQuestion = (sentence: string) => ASKS.test(sentence)
  return (
    sentences.some((sentence) => CHANGES.test(sentence)) &&
    !sentences.every(isQuestion) &&
    !ENDS_IN_QUESTION.test(message)
  )
}

/** "Too many red days? who is worst": the last question counts. */
const ENDS_IN_QUESTION = /(^|[.!?,;]\s+)(who|which|why|when|where|how (many|much|is|are|was|did))\b[^.!]*\?\s*$/i

/** Words that can only mean the text. */
export const namesDraft = (message: string): boolean =>
  /\b(the|that|this|my|your) (text|note|message|e-?mail|letter|draft|report|summary|one-?pager|announcement|paragraph)\b|\b(it|this) goes (out|beyond|to)\b|\bbefore (it|i) (goes|sends?)\b/i.test(
    message,
  )
