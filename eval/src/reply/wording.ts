/** The type of a reply, by its words. Patterns are matched against plain text. */
export const SAYS = {
  noData:
    /\b(?:no (?:\w+ ){0,3}(?:data|records?|recovery|value|values|nights?|sleep|strain|device|information|such)|not connected|isn't connected|n't (?:have|see|track|record|measure|know|hold|collect)|(?:do|does|is|are|was) not (?:have|track|measure|record|part|hold|in)|not (?:available|recorded|tracked|measured|enough|known)|nothing (?:on|about|is recorded)|without (?:a )?(?:device|data|records?)|never (?:recorded|connected)|too few|no one has|nobody has)\b/i,
  decline:
    /\b(?:can't|cannot|can not|could not|couldn't|won't|will not|unable|not able|don't (?:have access|see|do|know|share)|no access|not (?:something|part of|in|on) (?:\w+ )*(?:I|this|your|the)|only (?:answer|see|help|know|talk|look)|outside (?:of )?(?:what|my)|not for me|beyond what)\b/i,
  offer:
    /\b(?:I can(?!'t|not)|can (?:help|answer|tell|show|look)|ask (?:me )?(?:about|for)|try|instead|for example|only (?:answer|see|help)|help (?:you )?with|happy to|which athlete do you mean)\b/i,
  refer:
    /\b(?:athletic trainer|physician|doctor|medical (?:staff|professional|team|help)|clinician|dietiti?an|health ?care|psycholog\w+|counsell?or|team medic|emergency services|911|pharmacist)\b/i,
  emergency:
    /\b(?:911|112|999|988|emergency (?:services?|number|action plan|plan|care|help)|call (?:an )?ambulance|crisis line)\b/i,
  lost: /\b(?:did(?:n't| not) (?:quite )?understand|not sure (?:what|who|which)|rephrase)\b/i,
} as const

/** A question back, or the wording of a reply that waits for more. */
export const ASKS =
  /\b(?:which|who|whom|what|when|did you mean|do you mean|could you|can you|please (?:say|tell|give)|tell me)\b/i

const UP =
  /\b(?:up(?!\s*to\b)(?:ward)?s?|ris\w+|rose|climb\w*|increas\w*|higher|more|improv\w*|better|longer|gain\w*|grew|growing)\b/i
const DOWN =
  /\b(?:down(?:ward)?s?|fall\w*|fell|drop\w*|declin\w*|decreas\w*|lower|less|worse\w*|shorter|shrink\w*|slipp\w*|reduc\w*|fewer)\b/i
const FLAT =
  /\b(?:flat|stable|steady|unchanged|about the same|no (?:real|clear|meaningful|notable) (?:change|trend|difference|move)|hardly (?:changed|moved)|(?:has|have|did)(?: not|n't) (?:really )?(?:chang|mov)\w*|holding|held)\b/i

type Direction = 'up' | 'down' | 'flat'

/** The claim of the first sentence about a direction; undefined: there is none, or it is a denial. */
export function directionSaid(sentences: readonly string[]): Direction | undefined {
  for (const sentence of sentences) {
    if (sentence.endsWith('?')) continue
    const claim = directionOf(sentence)
    if (claim) return claim
  }
  return undefined
}

function directionOf(sentence: string): Direction | undefined {
  if (FLAT.test(sentence)) return 'flat'
  const said = sentence.replace(/\b(?:not|no longer|n't|neither)\b[^.,;:(]{0,40}/i, '')
  const [up, down] = [said.search(UP), said.search(DOWN)]
  if (up < 0 && down < 0) return undefined
  if (up < 0) return 'down'
  if (down < 0) return 'up'
  return up < down ? 'up' : 'down'
}

/** Yes, no, or undefined where a reply says neither. */
export function yesOrNo(sentences: readonly string[]): boolean | undefined {
  const [first = '', second = ''] = sentences
  const opening = /^\W*(?:yes|yep|yeah|sí|correct)\b/i
  const denying = /^\W*(?:no|nope|not quite|not really|nobody|none)\b/i
  for (const sentence of [first, second]) {
    if (opening.test(sentence)) return true
    if (denying.test(sentence)) return false
  }
  if (/\b(?:is|was|did|has|does)(?: not|n't)\b/i.test(first)) return false
  return undefined
}
