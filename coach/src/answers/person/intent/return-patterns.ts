export const INJURY =
  /\b(injur\w*|sprain\w*|strain(ed)? (his|her|a)|(ankle|knee|shoulder|elbow|wrist|hand|rib|back|neck|hip|groin|hamstring|hamstrings|foot|toe|finger|thumb|calf|quad|achilles|labrum|meniscus|acl|mcl)\b|concussion|surgery|fracture\w*|broken|break|tear|torn|hurt|flu|illness|mono|strep|sick|pneumonia|infection|ringworm|staph|covid)\b/
const BACK =
  /\b(cleared|clearance|rtp|light bike|released|signed off|coming off|came off|come off|coming back|back from|came back|returns?|returning|returned|been out|was out|out for|out with|ramp\w*|graded|first week back|back on the mat|back in practice|back since|rehab\w*)\b/
const ASKS =
  /\b(how (has|have|is|did|does|do) |what (does|do|did|is|are|would) |look like|data|numbers|handl\w*|respond\w*|hold\w* up|ramp|progression|build (him|her) (up|back)|ease (him|her) (in|back)|bring (him|her) back|recovery been|ready for|handle|lay (it |this )?out|first (week|days?|practices?) back|plan|set up|map out|what should|recovering)/

/**
 * "He was out with an ankle and was cleared last Monday, how has he handled the week": a return in progress, and its
 * figures.
 */
export const asksOfReturn = (words: string): boolean =>
  INJURY.test(words) && BACK.test(words) && ASKS.test(words) && !OF_FIGURES.test(words)

/** Named figures are looked up as asked. */
const OF_FIGURES =
  /\b(resting heart rate|hrv|rhr|sleep|respiratory rate|skin temp\w*)\b.*\b(last|past|\d+) (\w+ )?(days|weeks|nights)\b/

/** Whether the steps of the return are asked for too. */
export const asksRamp = (words: string): boolean =>
  /\b(ramp\w*|progress\w*|build|ease|bring (him|her|·)|plan|step|steps|week back|conditioning|schedule|lay (it |this )?out|map out)\b/.test(
    words,
  )
