import { capital } from '../../phrases/lists.ts'
import { withEvent, withTime } from './event.ts'
import { isInstruction, withInstructionsApart } from './instructions.ts'
import { withListsJoined } from './joined-lists.ts'
import { withoutLeadIn } from './lead-in.ts'

/** The statements in a request for a text: what it is to say. */
export interface StatedFacts {
  /** Sentences for the text, in the request's own words. */
  facts: readonly string[]
  /** Those that a later change added. */
  added: readonly string[]
  /** Other words of the request that could not be made into a sentence. */
  leftOver: readonly string[]
}

/**
 * The statements of the request and of each later change.
 * @param turns plain words
 * @param names of the athletes it is for
 */
export function statedFactsIn(turns: readonly string[], names: readonly string[]): StatedFacts {
  const said = turns
    .flatMap((words, place) =>
      clausesOf(words, names)
        .filter(({ text }) => place === 0 || !OF_THE_CHANGE.test(text))
        .map((clause) => ({ ...clause, text: withTime(clause.text), place })),
    )
    .filter(
      ({ text }) =>
        text !== '' &&
        !isInstruction(text) &&
        !isOfManner(text) &&
        !isOfSubject(text) &&
        !OF_CONTENTS.test(text) &&
        !OF_THE_WISH.test(text),
    )
  const isTold = ({ text, isContent, isBehind }: Clause) =>
    isContent || isFact(text) || (isBehind === true && isSentence(text))
  const facts = [...new Set(said.filter(isTold).map(({ text }) => asSentence(text)))]
  const later = new Set(said.filter((clause) => isTold(clause) && clause.place > 0).map(({ text }) => asSentence(text)))
  return {
    added: facts.filter((fact) => later.has(fact)),
    facts: withEvent(facts, turns[0] ?? ''),
    leftOver: said.filter((clause) => !isTold(clause) && isWorthNaming(clause.text)).map(({ text }) => text),
  }
}

/** `isContent`: the request says that this is to be passed on, as in "that he travels with us". */
interface Clause {
  text: string
  isContent: boolean
  /** After the request itself: what follows is part of the text unless it is an instruction. */
  isBehind?: boolean
}

/** From this many words a clause says something by itself and is no remark on the reader. */
const isSentence = (text: string) => {
  const words = text.split(' ').length
  return words >= LEAST_CONTENT - 1 && words <= MOST_WORDS && !OF_OTHERS.test(text) && !REMARK.test(text)
}
const REMARK =
  /^(he|she|they|it|i|this|that) (is|are|was|were|has|have|isn['’]t|aren['’]t|won['’]t|doesn['’]t|don['’]t|will|sees?|knows?|asked|asks|thinks?|guess|think|know|hope)\b|\b(i|we) (guess|think|hope|know|suppose)\b|\b(like|as) (me|usual)\b|^(so|because|since|just|only|maybe|something|nothing|like|please|thanks|asap|today|now|sorry)\b( \p{L}+)?$|^(making|sounding|being|with|without)\b|\bjust the facts\b/iu

const isWorthNaming = (clause: string) => {
  const words = clause.split(' ').length
  return (
    words >= LEAST_WORDS &&
    !/\b(e-?mailed|asked|is asking|wants to know)\b/i.test(clause) &&
    words <= MOST_WORDS &&
    /\b(is|are|was|were|has|have|had|made|will|must|needs?|wants?|wrestles|leaves?|does|did|got)\b/i.test(clause)
  )
}
/** Fewer words alone are leftovers of the request. */
const LEAST_WORDS = 4
const MOST_WORDS = 14

/** Words about the text, and not part of it. */
const OF_THE_WISH =
  /\b(something|anything|sentences?|lines?|paragraphs?|bullets?|texts?|notes?|messages?|letter|wording|draft|e-?mails?|write|writing|written|words|white ?board|newsletter|report|one[ -]pager|half a page|read it|paste|pin it|can i|could you|would you|may i|put (it|that)|that i can|wants? (a|me|two|some)|in my name|summary|smiled|hygiene|thinks i|i can|mustard|in there|keep asking|asking me|is there|do not want|don't want|out of it|nice lady|out of date|of them|room to)\b/i

/** In a change: words about the text and its readers. */
const OF_THE_CHANGE =
  /\b(names?|numbers?|figures?|stats|readers?|lay|beyond our|goes (out|beyond|to)|only needs?|(doesn'?t|don'?t|does not|do not|won'?t|wont|will not) (know|read|understand|care|need|like|get)|one for|for the ones|private|run by|instead|shorter|longer|version|split|tone|sounds?|cheesy|preachy|stiff|formal|corny|too \p{L}+|jargon|plain english|same)\b|\bthe ad\b|\bAD\b|^(now|and)? ?(for|to) (the|his|her|their|my)\b|^(change|swap|replace|switch)\b/iu

/**
 * A clause ends at punctuation, or before "keep it short" where there is none. What follows a colon is passed on as it
 * is.
 */
function clausesOf(words: string, names: readonly string[]): Clause[] {
  const marked = withInstructionsApart(words)
    .replace(
      /\s+(?=(keep|make) it\b|short and\b|no exclamation|not too\b|without (making|sounding|being|embarrassing|scaring|upsetting)\b)/gi,
      ', ',
    )
    .replace(/\band (?=put the\b)/gi, ', ')
    .replace(/,? and (?=(if|whether) (he|she|they)\b)/gi, ', ')
    .replace(/,? and (?=(tell|telling|ask|asking|remind|reminding) (him|her|them|everybody|everyone)\b)/gi, ', ')
    .replace(/ and (?=(trim|cut|shorten|get|keep|make|bring) (it|that|this)\b)/gi, ', ')
    .replace(PICKED, '$1 them')
    .replace(/\b(the dang|the damn)\b/gi, 'the')
    .replace(OTHER_QUESTION, ' ')
  const colon = /:(?!\d)/.exec(marked)
  const split = (text: string) =>
    text.split(/(?<!\b(?:Dr|a\.m|p\.m))[;.?!]+(?=\s|$)|\s[–-]\s/).flatMap((sentence) =>
      withListsJoined(
        sentence
          .split(/,\s*/)
          .map((clause) => clause.trim())
          .filter(Boolean),
        isOfManner,
      ),
    )
  const framed = split(colon ? marked.slice(0, colon.index) : marked)
  const told = colon ? split(marked.slice(colon.index + 1)) : []
  return [
    ...framed.map((clause, place) =>
      place === 0 || ASKS.test(clause) ? unframed(clause, names) : { ...asItIs(clause), isBehind: true },
    ),
    ...told.map((clause) => (ADDED.test(clause) ? unframed(clause, names) : { ...asItIs(clause), isBehind: true })),
  ].map(({ text, ...clause }) => ({ ...clause, text: text.replace(/^((and|also|but|then|that) )+/i, '') }))
}

/** The readers, described by how they do: not part of the text. */
const PICKED =
  /\b(to|for|tell|remind|text) (?:just |only )?(?:the |those )?(?:guys|ones|kids|boys|girls|athletes|wrestlers) (?:in the (?:red|yellow|green)|who [^,.;:]*?)(?= (?:to|that|about|saying)\b|[,.;:]|$)/gi

const asItIs = (text: string): Clause => ({ text, isContent: false })

function unframed(clause: string, names: readonly string[]): Clause {
  const text = withoutLeadIn(clause, names)
  const frame = clause.slice(0, clause.length - text.length).trim()
  return { text, isContent: TELLS.test(frame) && text.split(' ').length >= LEAST_CONTENT }
}

/** The end of the request's own words, after which the message to pass on follows. */
const TELLS =
  /\b(that|say(ing?)?|inform(ing?)?)\b( \p{L}+)?$|\b(tell(ing?)?|text(ing)?|remind(ing)?|let)\b( [\p{L}'’]+){0,4}$/iu
const LEAST_CONTENT = 3

/** A question to the analyst that asks for no text: not passed on. */
const OTHER_QUESTION = /(?<=^|[.;!?]\s*)(?!\s*(can|could|would|will|may|please|so can|ok)\b)[^.;!?]*\?/gi

/** A later clause that still belongs to the request. */
const ASKS =
  /^(end|finish|close|start|open)( it| that)? with\b|^(and |ok(ay)? |then |also |so |please )*((can|could|would|will) you|write|draft|compose|tell|text|remind|send|add|put that|stick|include|mention|give (me|the)|i need|need|then|saying|telling|reminding)\b/i
const ADDED = /^(and )?(add|telling|tell|(mention|include|say) (how|what|who|why))\b/i

/** The style of the text or what happens to it: not part of the text. */
const isOfManner = (clause: string): boolean =>
  /^((say|put|word|explain|write|make) (it|that|this) (more )?(plain|simpl|short|nice|bett|differ|easy)\p{L}*|translate\b|(is|are|was) |(could|can) (it|that|you) |(don'?t|do not) (put (names|numbers|it|in)|call|name|use|mention|include|make (it|him|her|them)|say|sound|lecture|nag|preach|be (a |an |too |so |such |mean|harsh|rude|weird|preachy|pushy))|no nagging|(needs?|one|more|with|an?) (\p{L}+ )?emojis?|with a tone|um |(keep|make|put|leave|take|drop|cut|turn|phrase|name|trim|shorten|get|bring) (it|that|this|them|out|me)\b|(leave|take|drop|cut) the\b|(not|less|more|too|so|very|a (bit|shade|little|tad))( \p{L}+){0,3}$|without \p{L}+|(short|nice|friendly|warm|casual|chill|cheesy|preachy|split|sound|like me|rewrite|reword|rephrase|simplify|for a lay|for the (door|wall|board)|shout|lol|haha|but|change|swap|replace|switch|remove|delete|skip|lose|they won'?t|he won'?t|nothing|tactfully|kindly|politely|simple|formal|funny|cute|sweet|quick|upbeat|shorter|warmer|softer|firmer|funnier|instead)\b|(\d+|one|two|three|four|five|a couple)( \p{L}+)? ?(lines?|sentences?|words?|bullets?|paragraphs?)\b|no (medical|health|private|personal|diagnos\w+|jargon|science|sciency|preachy)( \p{L}+)?|no (swearing|names|exclamation|emojis?|adjectives|figures|numbers|percent|lecturing|abbreviations|science|hype|nonsense|preaching)|with (one |an |more |the )?(emoji|heart|affection|a joke|punctuation)|in (my name|plain|clinical|third|simple)|(can|could|would|will) you\b|i('ll| will| can| could| want| need|'d| would| do not| don't)\b.*\b(send|paste|pin|read|copy|hand|text|it|them|out)\b|sign(ed)? |(max|maximum|at most|tops)\b|(like )?word (4|for) word|without (making|sounding|being|embarrassing|scaring|upsetting)\b|from me\b|for (me|us|real)\b|.* max$)/iu.test(
    clause,
  )

/** Sections a report is to have: no sentence of it. */
const OF_CONTENTS =
  /^(and )?(the |their |our )?(team )?(average )?(recovery|sleep|strain|hrv|resting heart rate|readiness|attendance|workouts?)( and (recovery|sleep|strain|hrv))?$|\bthis (week|month) (against|vs\.?|versus|compared|and (last|the)|over the)\b|\bworth (mentioning|knowing|a mention)\b|\b(highlights?|takeaways?)\b|^half \p{L}+|^some (simple )?\p{L}+ so\b|\bcome back \p{L}+/iu

/** The topic of the text, which is worded elsewhere. */
const isOfSubject = (clause: string): boolean =>
  /^(about|on|regarding|concerning|of|re|how|why|what|who|which|where|so (they|he|she)|in praise)\b/i.test(clause)

/** Worded so that it can go into a text as it is. */
const isFact = (clause: string): boolean => !OF_OTHERS.test(clause) && FACTS.some((pattern) => pattern.test(clause))

/** What the user does, or what others want: the reason for the text and not part of it. */
const OF_OTHERS =
  /\b(meeting|sitting down|talking) with (my|our|the)\b|\b(e-?mailed|asked|is asking|are asking|wants to know|wondering|wanted to know)\b|^no (kids?'?s?'?|athletes?'?|single|wrestlers?'?)['’]? ?names?\b|^(he|she|they|who) (is|are|was|isn['’]t|aren['’]t) (not )?(a|an|no|much of|very|really)\b.*\b(guy|person|type|fan|reader|expert|scientist|man|woman|people)\b|^(i (?!check|look|expect)|(he|she|they|coach)(['’]ll| will|['’]d| would)? (want|wants|need|needs|ask|asks|expect|expects|like|likes)\b|i'(m|ve|ll|d) |they are\b|a parent\b|parents are asking|nobody listens|(sleep|mention|recovery|strain|hrv|names|initials) only$|no (individual )?names?\b)/iu

const FACTS: readonly RegExp[] = [
  /^(if|whether) (he|she|they|you) (can|could|will|would|is|are|has|have)\b/i,
  /^lights? (out|off)\b/i,
  /^(hard|tough|long|big|great|heavy|short|easy|light) (week|weekend|day|practice|month|stretch)\b/i,
  /^team (is )?(?!recovery|daily|weekly|strategy|energy)\p{L}+(ed|y)$/iu,
  /^(i|we)('d| would)? (check|start|leave|meet|need|keep|look|moved|train|go|have)\b/i,
  /^(no|bring|wear|charge|sync|put|take|come|be|meet|leave|eat|drink|go|get|keep|sleep|pack|check|do not|don't|please|remember|turn|stay|drop|weigh|arrive|upload)\b.+/i,
  /^to (bring|wear|charge|sync|put|take|come|be|meet|leave|eat|drink|go|get|keep|sleep|pack|check|upload|be)\b/i,
  /\b\p{L}+'ll (be|go|sit|need|train|practi[cs]e|miss|take|rest|start|come)\b/iu,
  /\b(is|are|must|should|shall|has to|have to|needs? to|need|will|leaves?|meets?|starts?|begins?|stays?|moves?|moved|goes|going|can|can't|cannot|ends?|wants?)\b/i,
  /^(phones?|straps?|bands?|watch|practice|training|weigh[ -]?in|bus|meet|lift|weights?|showers?|hands|bed|bedtime|breakfast)\b.*\b(at|by|off|out|on|in|before|after|to)\b/i,
  /^(meet|practice|training|weigh[ -]?in|lift|bus|drill)\b.*\b(today|tonight|tomorrow|\p{L}+day|\d)/iu,
  /\b(tonight|tomorrow|today|by|at|before|until) (\d|ten|nine|eight|seven|six|eleven|noon|bed)/i,
]

/** `Please charge your straps tonight.` from `to charge your straps tonight`. */
function asSentence(clause: string): string {
  const told = clause
    .replace(
      /^(?:asking|ask) (?:him |her |them )?how (?:he|she|they)(?:['’]s|['’]re| is| are)? (feeling|doing)\b.*$/i,
      'how are you $1?',
    )
    .replace(
      /^(?:asking |ask )?(?:him |her |them )?(?:if|whether) (?:he|she|they|you) (can|could|will|would|has|have|is|are|was)\b(.*)$/i,
      (_, verb: string, rest: string) => `${verb.replace(/^is$/i, 'are').replace(/^has$/i, 'have')} you${rest}?`,
    )
    .replace(/^to (?=\p{L})/iu, 'please ')
    .replace(/^(must|should|has to|have to|needs? to)\b/i, 'please')
    .replace(/^team (?=(is |are )?(?!recovery)\p{L}+(ed|y)\b)/iu, 'the team is ')
    .replace(/the team is (is|are) /i, 'the team is ')
    .replace(/^going (?=light|easy|hard)/i, 'we are going ')
    .replace(
      /^(he|she) (travel|come|need|train|stay|leave|wrestle|sleep|rest|feel|look|want|start|return)(?= )/i,
      '$1 $2s',
    )
    .replace(/\bon weekend\b/i, 'on the weekend')
    .replace(/ and to (?=\p{L})/u, ' and ')
    .replace(/\bi\b/g, 'I')
    .replace(/[\s,:;.–-]+$/, '')
  return `${capital(told)}${told.endsWith('?') ? '' : '.'}`
}
