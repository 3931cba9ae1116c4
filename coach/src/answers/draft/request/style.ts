import { insteadIn, leftOutIn, type Swap } from './edits.ts'
import { isFromStaff } from './plural-sender.ts'

type Tone = 'plain' | 'warm' | 'casual' | 'firm' | 'formal'

/** The style of a text. */
export interface Style {
  tone: Tone
  /** Maximum sentences or lines; null: no limit. */
  sentences: number | null
  /** Maximum words. */
  words: number | null
  /** One step shorter each time it was asked. */
  shorter: number
  /** How often it was asked of the text itself, after the first request. */
  cutAgain: number
  isList: boolean
  isEmail: boolean
  /** Without cheer. */
  isDry: boolean
  /** For readers who do not know HRV. */
  isForLay: boolean
  /** What to leave out, in the words of the change. */
  without: readonly string[]
  /** Words to replace by others. */
  instead: readonly Swap[]
  withoutNumbers: boolean
  withoutNames: boolean
  signed: string | undefined
  /** All coaches send it together. */
  isFromStaff: boolean
  /** What was asked for and no template can do, in a few words. */
  notDone: readonly string[]
}

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')
const COUNT = `(\\d{1,3}|${NUMBERS.join('|')}|a couple(?: of)?|couple(?: of)?)`
const SENTENCES = new RegExp(`\\b${COUNT}[ -](?:\\p{L}+ )?(?:sentences?|lines?|phrases?|bullets?)\\b`, 'iu')
const WORDS = new RegExp(`\\b${COUNT} words?\\b`, 'i')

const TONES: readonly (readonly [Tone, RegExp])[] = [
  [
    'warm',
    /\b(warm(er|ly)?|kind(er|ly)?|nice(r|ly)?|friend(ly|lier)|sweet(er)?|gentle|soft(er)?|soften|sunny|affection|love|(less|not so|too) (cold|strict|stern|harsh)|without (making|embarrassing|upsetting|scaring)|less (schoolmarm|dad energy)|not (mean|harsh|angry))\b/i,
  ],
  [
    'casual',
    /\b(chill|casual|laid[- ]?back|relaxed|informal|low[- ]key|like me|like a (coach|person|human|text)|my voice|normal person|cool(er)?|conversational|sound less like|(less|not|too|not so|not too) (stiff|formal|cheesy|corny|preachy|naggy|corporate|like a robot|robotic|technical|medical|sciency|clinical|like a (doctor|robot|teacher|parent|lawyer)|wordy))\b/i,
  ],
  [
    'firm',
    /\b(firm(er)?|strict(er)?|mean|blunt|tougher|be tough|strong(er)?|serious|angry|no excuses|no exceptions|no discussion|scare|mustard|order)\b/i,
  ],
  ['formal', /\b((more |very )?formal|courteous|official|professional|clinical|letter|covering note)\b/i],
]

/**
 * The style asked for, later turns overriding earlier ones.
 * @param turns plain words, the first request and its changes
 */
export function styleOf(turns: readonly string[]): Style {
  const last = (read: (words: string) => number | null): number | null =>
    turns.reduce<number | null>((known, words) => read(words) ?? known, null)
  const all = turns.join('; ')
  return {
    tone: turns.reduce<Tone>((tone, words) => toneIn(words) ?? tone, 'plain'),
    sentences: last((words) => (isOneLine(words) ? 1 : countIn(words, SENTENCES))),
    words: last((words) => countIn(words, WORDS)),
    shorter: stepsOf(turns),
    cutAgain: Math.min(stepsOf(turns), stepsOf(turns.slice(1))),
    isList: /\b(bullets?|bullet points?|(as|into|in) a list|list form|a list|for (the|my) door)\b/i.test(all),
    isDry: IS_DRY.test(all),
    isForLay: FOR_LAY.test(all),
    without: turns.slice(1).flatMap(leftOutIn),
    instead: turns.slice(1).flatMap(insteadIn),
    isEmail: /\be-?mails?\b/i.test(all),
    withoutNumbers: WITHOUT_NUMBERS.test(all) || WITHOUT_METRIC.test(all),
    withoutNames: WITHOUT_NAMES.test(all),
    isFromStaff: turns.reduce((known, words) => isFromStaff(words) ?? known, false),
    signed:
      /\b[Ss]ign(?:ed)?(?: it| this| that)?(?: off)?(?: by| as| from| with)? (\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?)/u
        .exec(all)?.[1]
        ?.replace(/\.$/, ''),
    notDone: NOT_DONE.flatMap(([what, pattern]) => (pattern.test(all) ? [what] : [])),
  }
}

const SHORT =
  /\b(short(er|en|ly)?|brief(er|ly)?|too long|trim|quick|cut it( down)?|tight(en|er)|less (words|text)|fewer words|condense|won'?t read( all)? (that|it|this)|half as long|in half)\b/i
/** "Longer" takes one step back. */
const stepsOf = (turns: readonly string[]) =>
  turns.reduce((steps, words) => (SHORT.test(words) ? steps + 1 : LONG.test(words) ? Math.max(0, steps - 1) : steps), 0)
const LONG = /\b(longer|more detail\w*|too short|expand|flesh)\b/i
const WITHOUT_NUMBERS =
  /\b(no|without|drop|leave|take|cut|skip|strip|pull|remove|lose|ditch|keep|minus|zero|less|(don'?t|do not|not) (put|use|mention|give|say|include|show|list|want|need))\b[^.;!?]{0,45}\b(numbers?|figures?|percent\w*|stats|statistics|digits|metrics)\b|\bno science words\b|\b(only|just) (the )?names\b|\bnames only\b|\bnumber[- ]free\b/iu
/** "Nothing about his HRV", "no data": a text without one figure has no figures. */
const WITHOUT_METRIC =
  /\b(nothing (about|on|of|from)|no|without|don['’]?t (mention|include|say|share|talk about|bring up)|leave out|skip)( (any|any of|his|her|the|their|private|personal|specific|health|medical|whoop|exact))* (hrv|recovery|heart rate|rhr|strain|whoop|data|scores?|metrics?|readings?|vitals?)\b/i
const WITHOUT_NAMES =
  /\b(no|without|leave|drop|cut|take|strip|remove|hide|lose|skip|(don'?t|do not) (put|use|name|call out|mention|include))\b[^.;!?]{0,25}\b(names?|named|by name)\b|\bnames? nobody\b|\banonym\w+\b/i
const IS_DRY = /\b(less|not( so| too)?|too|no) (cheesy|corny|sappy|cheery|mushy|fluff(y)?|gushy|peppy|cute|sweet)\b/i
const FOR_LAY =
  /\b(lay(man|person|men)?('?s)?|non[- ]?(expert|technical|sport\w*|science)\w*|plain english|plain (language|words)|simple (words|terms|english|language)|everyday (words|language)|normal (words|person|people)|no jargon|without (the )?jargon|less jargon|less technical|too technical|doesn'?t (know|understand)|don'?t (know|understand)|never heard of|not (a|an) ([\w-]+ )*(science|numbers?|data|stats|tech|sports) (guy|person|type|people)|isn'?t a sports? person|sciency|plainer|more plain\w*|explain like|dumb (it|this) down|no science)\b/i
const isOneLine = (words: string) => /\b(1|one|a|single)[ -](line|sentence|liner)\b/i.test(words)

const toneIn = (words: string): Tone | undefined => {
  const said = words.replace(/\bnot (too )?(strict|soft)\b|\bnot so soft\b/gi, ' ')
  if (/\btoo (soft|nice|weak)\b/i.test(said)) return 'firm'
  // "Friendly but formal" is a formal text with kind words; "less formal" is not formal.
  if (/\bformal\b/i.test(said) && !/\b(less|not( so| too)?|too|in)-? ?formal\b/i.test(said)) return 'formal'
  return TONES.find(([, pattern]) => pattern.test(said))?.[0]
}

/** Said to be left to the user. */
const NOT_DONE: readonly (readonly [string, RegExp])[] = [
  ['jokes', /\b(funny|funnier|jokes?|humou?r\w*|laugh|clown\w*|roast|(?:some|throw|with) shade)\b/i],
  ['emojis', /(?<!\b(?:no|without|zero|skip the|drop the|not any) )\bemojis?\b/i],
  ['hype', /\b(hype|swag|pump(ed)? up)\b/i],
  ['verse', /\b(poetry|poetic|poem|rhym\w*|verse)\b/i],
  [
    'another language',
    /\b(in|on|into|to) (spanish|serbian|turkish|french|german|russian|portuguese|farsi|polish|arabic)\b/i,
  ],
]

function countIn(words: string, pattern: RegExp): number | null {
  const said = pattern.exec(words)?.[1]?.toLowerCase()
  if (said === undefined) return null
  if (said.includes('couple')) return 2
  const spelled = NUMBERS.indexOf(said)
  return spelled >= 0 ? spelled + 1 : Number(said)
}
