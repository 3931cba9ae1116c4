/** People at home or at school who write to a coach. */
const PARENT =
  "(?:parents?|folks|moms?|mothers?|mums?|mamas?|dads?|fathers?|pops|step ?(?:mom|dad|mother|father)|famil(?:y|ies)|guardians?|grand(?:ma|pa|mother|father|parents)|aunt|uncle)(?:['’]s)?"
const TEACHER = '(?:(?:\\p{L}+ )?teachers?|professors?|counsel(?:l)?ors?|advisors?)'
const WROTE =
  "(?:just |also |already |keeps? |kept |has |have |had |is |are |was |were |'?s |'ve |both |now |again |really |got |left me |sent me |sent |\\p{L}+ly )*(?:e-?mail(?:ed|s|ing)?|call(?:ed|s|ing)|phoned|rang|text(?:ed|s|ing)?|wrote|writes|writing|messag(?:ed|es|ing)|ask(?:ed|s|ing)?|want(?:s|ed)? (?:to know|an? answer)|wonder(?:ed|s|ing)|worried|worries|concerned|upset|mad|angry|complain(?:ed|s|ing)|cornered|reached out|hit me up|DM'?d|voice ?mail|an? (?:e-?mail|text|message|note)|think(?:s)?|says?|said|told me|came (?:up|to|by)|stopped (?:me|by)|pinged|on (?:me|my case))"

const FROM_PARENT = new RegExp(
  `\\b${PARENT} ${WROTE}\\b|\\b(?:e-?mail|text|call|message|note|question|voice ?mail) from (?:\\p{L}+['’]?s? ){0,3}${PARENT}\\b|\\b(?:reply|respond|response|answer|get back|write back|call back) (?:to|for) (?:\\p{L}+['’]?s? ){0,3}${PARENT}\\b|\\banswer (?:\\p{L}+['’]s |his |her |the )${PARENT}\\b`,
  'iu',
)
const FROM_TEACHER = new RegExp(
  `\\b${TEACHER} ${WROTE}\\b|\\b(?:e-?mail|text|call|message|note) from (?:\\p{L}+['’]?s? ){0,3}${TEACHER}\\b|\\b(?:reply|respond|response|get back|write back) (?:to|for) (?:\\p{L}+['’]?s? ){0,3}${TEACHER}\\b`,
  'iu',
)

/** A reply, and not a text of one's own: "draft a reply", "what can I tell her". */
const REPLIES =
  /\b(repl(y|ies|ied)|respon(d|se)|answers?|get back to|(write|say|text|call|e-?mail|tell|send)( (him|her|them|something|smth|it))? back|(what|how) (exactly )?(can|do|should|could|would|might|shall) (i|we) (even |honestly |really )?(say|tell|answer|reply|respond|write|text|put|word|phrase)|what to (say|tell|write|answer))\b/i

/** The reader of a reply: whoever wrote or called, "his dad emailed"; undefined: nobody did. */
export function whoWrote(words: string): 'parents' | 'teachers' | undefined {
  if (FROM_TEACHER.test(words)) return 'teachers'
  return FROM_PARENT.test(words) ? 'parents' : undefined
}

/** Whether a message asks for an answer to somebody who wrote to the coach about an athlete. */
export const asksForReply = (words: string): boolean =>
  whoWrote(words) !== undefined && (REPLIES.test(words) || WRITES_TO_THEM.test(words))

/** "Write her something", after who wrote. */
const WRITES_TO_THEM =
  /\b(write|draft|send|give|type|compose|put together|help me (write|word|with)|need|word)( up)? (me )?(him|her|them|something|smth|an? (\p{L}+ )?(e-?mail|text|note|message|letter)|a few (lines|words|sentences)|back)\b/iu

/** What a reply is to say: the words after who wrote and why. */
export function replyIn(words: string): string {
  const at = [REPLIES, WRITES_TO_THEM].map((pattern) => words.search(pattern)).filter((place) => place >= 0)
  const from = Math.max(...at, 0)
  // From the verb of the request on: "can you draft a reply that ...".
  const start = words
    .slice(0, from)
    .search(/\b(can you |could you )?(please )?(write|draft|compose|type|give|need|help)\b[^.;!?]*$/i)
  return words.slice(start >= 0 ? start : from)
}
