/** Medical staff have seen the athlete already, or the return has begun. */
const SEEN =
  /\b(cleared|clearance|signed off|released (him|her|to|for|by)|seen by|saw (the|our|a) (doc\w*|trainer|at|physician|orthop\w*|surgeon)|coming off|came off|come off|back from|returning from|return(s|ed|ing)? (to play|from|to practice|to training|this week|last week)|return-to-play|rtp|graded return|rehab\w*|(light |easy |stationary )+(bike|jog|spin)|was out (for|with)|has been out|been out (for|with)|had been out|was hurt|was injured|missed \w+ (days|weeks|practices)|in (his|her) (\w+ )?week back|first (day|week|practice) back|finished (his|her|the) (protocol|antibiotics)|(was|were) on antibiotics|post[- ]?op)\b/i

/** Somebody's figures are asked for, and not whether they may train. */
const OF_FIGURES =
  /\b(data|numbers|nights?|body (is )?(ready|up)|ready for (the |more |any )?load|figures|stats?|hrv|rhr|resting heart rate|heart rate|sleep\w*|recovery (look|been|trend|score|over|since|numbers|data)|recover(y|ies) (is|was|has)|strain|trend\w*|baseline|(how|what) (has|have|is|did|does|do) (\w+ ){0,3}(body|week|data|numbers|recovery)\b.*|handl\w*|stay up|settled?|held up|hold(ing)? up|respond(ed|ing)?|look(s|ed|ing)? like|first (week|days?) back|ramp|progression|chart|graph|table|report)\b/i

/** Something that is not over, or a question about the clearance itself. */
const NOT_OVER =
  /\b(not (yet |been |fully |officially )?cleared|n[o']t (yet )?cleared|no clearance|without clearance|uncleared|before (he|she|they) (is|are|'s|gets?) cleared|until (he|she) (is|gets) cleared|clear (him|her|them)\b|(is|are|can|could|should|will|would|was) (he|she|they|\w+) (be )?(cleared|ok to|okay to|safe to|good to|ready to|allowed)|(can|could|should|may|when can) (he|she|they|i let|we let|i put)\b|let (him|her) (wrestle|play|compete|go live|practice|train|back)|still|again|worse|swell\w*|swollen|limp\w*|dizz\w*|headaches?|nause\w*|vomit\w*|threw up|throw\w* up|blurr\w*|foggy|confus\w*|memory|forget\w*|numb\w*|tingl\w*|symptoms?|hurts|hurting|pain(ful)?|aches?|can'?t (move|walk|bend|put|feel|see|breathe)|cannot (move|walk|bend|feel|see|breathe)|popped|gave out|blacked|passed out|fainted|collaps\w*|seizure|bleed\w*|fever|chest|today he|just (now|got|hit|fell|landed|twisted|rolled|hurt)|right now|this morning he|hit (his|her) head|another|new (pain|injury)|reinjur\w*|re-injur\w*|kill|suicid\w*)\b/i

/** A joint that was cleared and is not well again, whatever else the message asks. */
const OPEN_AGAIN =
  /\b(swell(s|ed|ing)?|swollen|puff(s|ed|y)( up)?|popp(ed|ing|s)|gave out|gives out|locks? up|locked up|reinjur\w*|re-injur\w*|worse again)\b/i

const QUIET =
  /\b(no|without|zero|any|free of) (more |new |further )?(pain|symptoms?|swelling|headaches?|fever)\b|\b(pain|symptom)[- ]free\b/gi

/**
 * An old injury or illness that medical staff have seen, or with a return in progress, where figures are asked for: the
 * figures are the answer, and clearance stays with the staff. Anything that may not be over keeps the alarm.
 */
export function isClearedInjury(message: string): boolean {
  const words = message.replace(/[’]/g, "'")
  return SEEN.test(words) && OF_FIGURES.test(words) && !NOT_OVER.test(words.replace(QUIET, ' '))
}

/** An injury that staff have seen, with a sign that it is not over: a line says so, however harmless the rest reads. */
export function mayNotBeCleared(message: string): boolean {
  const words = message.replace(/[’]/g, "'")
  return SEEN.test(words) && OPEN_AGAIN.test(words.replace(QUIET, ' '))
}
