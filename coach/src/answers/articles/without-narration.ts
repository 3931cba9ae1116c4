/** "My AD wants to know how", "Ivan asked me what": who asks, before the question. */
const ASKED_BEFORE =
  /^[^?.!]{0,60}?\b(asked|asks|wants to know|wanted to know|is asking|are asking|keeps? asking|was asking)( me| us)?( about)?( today| yesterday| again)?[,:]? (?=(how|who|what|what['’]?s|why|if|whether|when|where|which|does|do|did|is|are|can|could|should|would|will)\b)/i
/** "..., a parent asked me and I made something up", "He is going to ask me." */
const ASKED_BEHIND =
  /[\s,;:.!?–-]+(?:(?:and|because|cause|since|as|so|but)\s+)?(?:(?:a|an|my|one|his|her|our|the|some|another)\s+)?(?:of (?:my|our|the) )?[\p{L}'’]+(?: [\p{L}'’]+)? (?:asked|asks|wants? to know|wanted to know|is asking|are asking|keeps? asking|(?:is|are) going to ask|['’]s going to ask|will ask|was asking)\b[^?]*[?.!\s]*$/iu
/** What the person says about the question itself. */
const ABOUT_ASKING =
  /^\W*((hey|hi|hello|ok(ay)?|so|quick (one|question)|dumb question|stupid question|real quick|just curious|serious question|in general|generally|honest question|coach|also|and|but|well|then|i see|got it|thanks|thank you)\b[\s,.:;!–-]*)+/i
/** "Like I'm five" */
const PLAINLY = /\s*\b(like i['’]?m (five|5)|in plain english|in (plain|simple) (words|terms)|for dummies)\b/i
/** Fewer words are no question. */
const LEAST_WORDS = 3

/** A question without who asks it and without the words that lead up to it: neither says what it is about. */
export function withoutNarration(text: string): string {
  const plain = text.trim().replace(ABOUT_ASKING, '').replace(PLAINLY, '')
  return [ASKED_BEHIND, ASKED_BEFORE].reduce((left, telling) => {
    const rest = left.replace(telling, '').trim()
    return rest.split(/\s+/).length >= LEAST_WORDS ? rest : left
  }, plain)
}
