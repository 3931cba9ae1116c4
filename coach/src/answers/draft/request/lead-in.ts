import { escaped } from '../../../language/words/escaped.ts'

/** "Would you write", "I need", "tell", "so": words of the request itself, before the message to pass on. */
const OPENERS: readonly RegExp[] = [
  /^(end|finish|close|start|open)( it| that)? with\b/i,
  /^(what|how) (do|should|can|could|would|might) (i|we) (say|tell|word|phrase|write|text|put|reply|respond|answer)( (it|this|that|back))?( (?=to\b))?/i,
  /^(and|so|ok(ay)?|k|yo|hi|hey|hello|lovely|perfect|boo|then|also|now|well|ah|fine|just|alright|all right|thanks|say less|please|kindly|lol|yeah|yes|no|nah)\b[,.!]*/i,
  /^(can|could|would|will) you (please |kindly |just |then |mind |help me (with|to)? ?)*/i,
  /^(i('d| would) (be grateful for|like|love|need)|i('ll)? (need|want)|need|can i (have|get)|let me get|hook me up with|make me the pleasure of composing|have the kindness to)\b/i,
  /^(to )?(write|draft|compose|pen|phrase|word|put together|put|prepare|type up|set down|make|create|give|send|get|shoot|text|e?mailing|sending|texting|telling|writing|email|mail|message|tell|remind|ask|let|redact|add|stick|include|mention)\b( (me|us|up|out|down|in writing|in words|in|a line in there|it|this|for me|over|back)\b)*/i,
  /^(in writing|the order|something|some words|words|a few words|a word|the wording|a|an|the|some|one|two|three|four|five|\d+|more)\b/i,
  /^(very |really |a bit |a |tiny |more )*(short|brief|quick|small|little|cute|kind|nice|friendly|polite|sweet|sunny|warm|firm|gentle|formal|courteous|tactful|funny|serious|simple|plain|neutral|clear|few|good(?! (?:job|work|luck|effort|going))|shorter|warmer|group|covering|chill|thank-you)\b,?/i,
  /^(text|note|message|reminder|letter|line|lines|sentence|sentences|paragraph|e-?mail|sign|order|word|words|notice|announcement|invitation|post|card|nudge|whatsapp|reply|response|answer)s?\b( (only|each))?/i,
  /^(to |for |on |in |at )?(the |my |our |all the |all |those |these |each of the )?(\p{Lu}[\p{L}'’-]+['’]s? |\p{Lu}[\p{L}-]+s |athletic )?(parents?|moms?|mothers?|mums?|dads?|fathers?|famil(?:y|ies)|teachers?|team|squad|boys|girls|guys|fellas|kids|athletes|dudes|captains?|seniors|juniors|sophomores|freshm[ae]n|starters|varsity|jv|heavyweights|lightweights|managers|upperclassmen|wrestlers|whole team|principal|boosters?|group chat|team chat|group|chat|white ?board|notice ?board|board|wall|(?:treatment |changing |locker )?(?:room )?door|locker room|director|AD|coach(?:es)?|assistant|staff|trainer|doctor|doc|newsletter|report|everybody|everyone|all|them|him|her|us|me)\b( of (?=\p{Lu}))?/iu,
  /^(?:that )?(telling?|remindin|reminding|asking|saying?|sayin|that says|which says|explaining|recommending|informing)\b( (them|him|her|everybody|everyone|all|the (boys|girls|guys|kids|team|parents)))?/i,
  /^know\b(?= (that|about|the|we|he|she|they|our|practice|there)\b)/i,
  /^(saying |where one explains )?that\b/i,
  /^(from me|from us|from the trainer|in my name)\b/i,
  /^[,:;.–-]+/,
]

/** A clause without the request's own words: `we leave at 9` from `text to the parents that we leave at 9`. */
export function withoutLeadIn(clause: string, names: readonly string[]): string {
  let rest = clause.trim()
  const named =
    names.length === 0 ? undefined : new RegExp(`^(to |for )?(${names.map(escaped).join('|')})\\b['’]?s?`, 'i')
  for (let before = ''; before !== rest; ) {
    before = rest
    const opener = [...OPENERS, ...(named ? [named] : [])].find((one) => one.test(rest) && !isContent(rest))
    if (opener) rest = rest.replace(opener, '').trim()
  }
  return rest
}

/** Words that look like a request and are the message: "no phones", "lights out", "everybody in bed by ten". */
const isContent = (rest: string): boolean =>
  /^(no |lights? out|phones? |(everybody|everyone|all) (in|is|has|must|should|needs?|be)\b|the \p{L}+ (is|are|stays?|must|has|have|leaves?|moved)\b|a \p{L}+ (is|has)\b)/iu.test(
    rest,
  )
