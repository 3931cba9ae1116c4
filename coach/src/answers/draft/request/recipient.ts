import { asksForReply, whoWrote } from './who-wrote.ts'

/** The reader of a text. */
export type Recipient =
  | 'athletes'
  | 'parents'
  | 'teachers'
  | 'director'
  | 'coach'
  | 'trainer'
  | 'doctor'
  | 'board'
  | 'chat'
  | 'public'
  | 'report'

/** Words for each reader; the first match in this list wins, so that "the parents of the team" are the parents. */
const WORDS: readonly (readonly [Recipient, RegExp])[] = [
  [
    'parents',
    /\b(parents?|moms?|moms|mothers?|mums?|dads?|fathers?|famil(y|ies)|guardians?|grand(ma|pa|mother|father)|gran)(['’]s|s['’])?\b|\b(mrs|mr|ms)\b\.? \p{L}+( \p{L}+)? (e-?mailed|texted|called|asked|asks|wants|wrote|is asking)/iu,
  ],
  ['teachers', /\b(teachers?|professors?|counsel(l)?ors?)\b/i],
  [
    'public',
    /\b(newsletter|national coach|other coach|opponents?|sponsors?|donors?|booster(s| club)?|committee|club page|web ?site|homepage|press|media|reporters?|news ?paper|instagram|banquet|potluck|guests|board members)\b/i,
  ],
  ['doctor', /\b(doc|doctor|physician|team doc)\b|\bdr\.?(?= [A-Z])/i],
  ['trainer', /\b(trainers?|physio\w*)\b/i],
  ['director', /\b(athletic director|director|principal|headmaster)\b|\bthe ad\b|\bAD\b|\bfor ad\b/],
  ['coach', /\b(coach|coaches['’]?|assistants?|staff)\b/i],
  [
    'board',
    /\b(white ?board|notice ?board|board|wall|door|sign|poster|locker room|changing room|treatment room|notice|huddle)\b/i,
  ],
  ['chat', /\b(group ?chat|team chat|whatsapp|group text|(?:for|to|in) the (?:group|chat))\b/i],
  ['report', /\b(report|file|agenda|hand ?over|records|minutes)\b/i],
  [
    'athletes',
    /\b(team|squad|boys?|girls?|guys?|fellas|fellows|kids?|athletes|wrestlers|players|everybody|everyone|all of them|lads|dudes|crew|captains?|him|her|them)\b/i,
  ],
]

/** "From the trainer", "the trainer's report", "signed by coach", "read by parents": these are not the reader. */
const NOT_TO =
  /\b(from|by|signed|signed by|as|like|ask|asks|for) (the |a |my |me, )?(head |assistant )?(trainer|coach|doctor|doc)('s)? (?=said|told|$)|\b(from|on behalf of|signed( by)?|as) (all |all of |the |our |a |my |whole |entire )*(coaching )?(staff|coaches|trainer|coach|doctor|doc)\b|\b(trainer|coach)['’]s (?=report|note|orders)/gi

/** "Sound like me not like a doctor", "coach wants me to tell them": the style, and who ordered the text. */
const NOT_LIKE =
  /\b(like|as) (a |an |the |my |some |your |their )?(\p{L}+ )?(doctor|doc|physician|teacher|parent|mom|dad|director|coach|trainer|principal|kid)s?\b|\b(the |our |head )*(coach|trainer|doctor|ad|director) (wants|needs|asked|told|said|says|would like|expects)\b|\bsign(ed)? (it )?(as |by |from )?coach\b|\b(doctor|parent|mom|dad)[- ]?(speak|energy|voice)\b/giu

/** The reader; undefined: the words do not say. @param words plain ones, of one turn */
export function recipientIn(words: string): Recipient | undefined {
  const said = words.replace(NOT_TO, ' ').replace(NOT_LIKE, ' ')
  // "Her teacher emailed ... draft a reply": the person who wrote is the reader.
  if (asksForReply(said)) return whoWrote(said)
  const addressed = said.match(ADDRESSED) ?? []
  return recipientOf(addressed.join(', ')) ?? recipientOf(said)
}

/** After "to", "for", "tell": somebody named here comes before somebody merely mentioned. */
const ADDRESSED =
  /\b(to|for|tell|text|email|mail|message|write|brief|ask) (the |my |our |a |his |her |their |all |you )?([\p{L}'’.]+ ){0,2}?(parents?|moms?|mothers?|mums?|dads?|fathers?|famil(y|ies)|teachers?|sponsors?|newsletter|trainers?|doc|doctor|physio\w*|coach|coaches|assistant|staff|athletic director|AD|ad|director|white ?board|board|wall|group ?chat|team(?! (doctor|doc|physician|trainer|captain))|squad|boys|girls|guys|kids|athletes)\b/giu

const recipientOf = (words: string): Recipient | undefined => WORDS.find(([, pattern]) => pattern.test(words))?.[0]

/** Readers who are given no figure of an athlete. */
export const hasNoFigures = (recipient: Recipient): boolean =>
  ['athletes', 'parents', 'teachers', 'board', 'chat', 'public'].includes(recipient)

/** `the parents`, `the trainer`. */
export const RECIPIENTS: Record<Recipient, string> = {
  athletes: 'the team',
  parents: 'the parents',
  teachers: 'the teachers',
  director: 'the athletic director',
  coach: 'the coach',
  trainer: 'the trainer',
  doctor: 'the doctor',
  board: 'the whiteboard',
  chat: 'the group chat',
  public: 'readers outside of the team',
  report: 'the report',
}
