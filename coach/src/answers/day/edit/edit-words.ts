import type { Edit } from './edit.ts'

/** A change, by the words that ask for it; `·` is the place of a name. */
interface EditWords {
  pattern: RegExp
  /** @param ids the athletes named in the words, in order */
  read: (found: RegExpExecArray, ids: readonly string[]) => Edit
}

const PEOPLE = '(?:ones?|guys?|kids?|athletes?|people|wrestlers?|boys?|girls?|names?|men|women|players?)'
/** "Drop Aidan, I already talked to him": the reason is not read. */
const REASON = '(?:,? ?(?:because|since|as|i|we|he|she|they)\\b.*)?'
const NAMES = '·(?:(?: and| or)* ·)*'
const WORST = 'worst|lowest|weakest|most \\w+(?: up)?|bottom'
const BEST = 'best|highest|strongest|freshest'
const pattern = (source: string) => new RegExp(`\\b(?:${source})(?![\\w·])`)
const ofNames = (source: string) => new RegExp(`(?:^|\\b)(?:${source})`)

/** In order: a pattern comes before those that match a part of it. */
export const EDIT_WORDS: readonly EditWords[] = [
  {
    pattern: ofNames(
      `(?:move|put|bump|drop|shift|slide|switch|make|take|place|have|change) ${NAMES}(?: back| up| down)*(?: to| in| into| with| on| as| be)* (?:the |a |an )?(out|off|sit out|light\\w*|mobility|easy|heavy|hard|moderate|medium|middle|full)(?: group| day| list| one| lift| side| bucket| tier| go)*(?:,? (?:and|then) (?:give|show|send|read|redo|list|run|print|resend)\\b.*)?$`,
    ),
    read: ([, where = ''], ids) => ({ moved: ids.map((id) => ({ id, to: placeOf(where) })) }),
  },
  {
    pattern: ofNames(`(?:add|put|bring|include|throw) ${NAMES}(?: back)?(?: in| on| into)?(?: the list| it| that)?`),
    read: (_, ids) => ({ with: ids }),
  },
  {
    pattern: pattern(
      '(?:without|drop|minus|except(?: for)?|take|leave|remove|hide|skip|lose|not|no|forget|ignore|cut)(?: out| off)?(?: the| those| any| anyone| anybody| \\d+| who| that| ones?| guys?| kid| kids| people| athletes| with| have| has| do| does| are| not| wearing| having)*? (?:no |without (?:a |any )?|not have (?:a |any )?|missing )?(?:devices?|straps?|data|whoops?|bands|trackers?|records?|nothing|missing)(?: (?:ones|guys|people|athletes|out|off))*',
    ),
    read: () => ({ fresh: true }),
  },
  {
    pattern: ofNames(
      `(?:drop|take|leave|remove|cut|skip|without|minus|except(?: for)?|lose|scratch|exclude|forget|ignore|not|no|all but|everyone but|everybody but)(?: out| off)? ${NAMES}(?: out| off| away)?(?: of)?(?: the list| it| that| there)?${REASON}`,
    ),
    read: (_, ids) => ({ without: ids }),
  },
  {
    pattern: pattern(
      `(?:just|only)? ?(?:the |their |give me )*names?(?: only| alone)?(?: (?:i am|i will|im|so i|to|for) .*)?|(?:no|without|drop|lose|skip|cut)(?: the| any)* (?:numbers?|figures?|reasons?|details?|explanations?|percentages?)`,
    ),
    read: () => ({ shown: 'names' }),
  },
  {
    pattern: pattern('(?:as |in |into |to )?(?:a |an |the )?(?:table|grid|columns?|spreadsheet)(?: form| format)?'),
    read: () => ({ shown: 'table' }),
  },
  {
    pattern: pattern(
      '(?:even |much |a bit |a little )?(?:shorter|briefer|less (?:words|text|detail)|too long|condense\\w*|short version|quick version|boil\\w* (?:it |that )?down|cut (?:it|that) down)',
    ),
    read: () => ({ isShorter: true }),
  },
  {
    pattern: pattern(
      `(?:sort|order|rank|arrange|list|put|sorted|ordered|ranked)(?: it| them| that| this| those)*(?: in order| by| on| from| of)* (?:the )?(?:(?:${WORST})(?: recovery)?(?: first| to (?:${BEST})| on top)?|low(?:est)? to high(?:est)?)|(?:${WORST}) (?:recovery )?(?:first|on top|at the top)`,
    ),
    read: ([words]) => ({ order: /low/.test(words) ? 'lowest' : 'worst' }),
  },
  {
    pattern: pattern(
      `(?:sort|order|rank|arrange|list|put|sorted|ordered|ranked)(?: it| them| that| this| those)*(?: in order| by| on| from| of)* (?:the )?(?:(?:${BEST})(?: recovery)?(?: first| to (?:${WORST})| on top)?|high(?:est)? to low(?:est)?)|(?:${BEST}) (?:recovery )?(?:first|on top|at the top)`,
    ),
    read: ([words]) => ({ order: /high/.test(words) ? 'highest' : 'best' }),
  },
  {
    pattern: pattern(
      `(?:sort|order|rank|arrange|sorted|ordered|ranked)(?: it| them| that| this| those)*(?: in order)?(?: by| on| of) (?:their )?(?:recovery|score|recovery score)`,
    ),
    read: () => ({ order: 'recovery' }),
  },
  {
    pattern: pattern(
      `(?:that is |it is |this is )?(?:way |still |far )?too many(?: ${PEOPLE})?(?: (?:in|on|for) (?:the |that |my )?(?:easy |light |lighter |tired |red |yellow |separate |easier )?(?:group|list|pile|side|bucket|one))?`,
    ),
    read: () => ({}),
  },
  {
    pattern: pattern(
      `(?:just |only )?(?:the |my |your )*(?:(${WORST}|${BEST}|top|first|biggest|main) (\\d+)|(\\d+) (${WORST}|${BEST}|top|biggest|main))(?: ${PEOPLE})?(?: only)?`,
    ),
    read: ([, end = '', after, before, endBehind = '']) => {
      const isWorst = new RegExp(WORST).test(end || endBehind)
      const isBest = new RegExp(BEST).test(end || endBehind)
      return { limit: Number(after ?? before), ...(isWorst && { order: 'worst' }), ...(isBest && { order: 'best' }) }
    },
  },
  {
    pattern: pattern(
      `(?:just|only|cut (?:it|that|this)?(?: down)? to|limit (?:it|that) to|down to|make (?:it|that))(?: the| me| give| show)* (\\d+)(?: ${PEOPLE})?|(\\d+) (?:${PEOPLE} )?only`,
    ),
    read: ([, first, second]) => ({ limit: Number(first ?? second) }),
  },
  {
    pattern: pattern(
      `(?:just|only|the|those|show)(?: me)?(?: the| those| ${PEOPLE})*(?: who| that| which| are| is)*(?: in)?(?: the)? (red|yellow|green)s?(?: zone| band| ${PEOPLE})?(?: only)?|^(red|yellow|green)s? only`,
    ),
    read: ([, band, alone]) => ({ only: (band ?? alone) as Edit['only'] }),
  },
  {
    pattern: pattern(
      `(?:just|only|the|those|show)(?: me)?(?: the| those| ${PEOPLE})*(?: who| that| which| are| is| got| get| have| went| really| truly| actually| much| moved| looked?| doing)* (?:worse|worst|bad|badly|serious|severe|rough|roughest|urgent|down|dropped|fell|declined|declining|slipped|concerning|ugly)(?: ${PEOPLE})?(?: only)?`,
    ),
    read: () => ({ only: 'worse' }),
  },
  {
    pattern: pattern(
      `(?:just|only|the|those|show)(?: me)?(?: the| those| ${PEOPLE})*(?: who| that| which| are| is| got| get| have| went| really| truly| actually| much| moved| looked?| doing)* (?:better|best|good|up|improved|improving|rose|climbed|risers|fine)(?: ${PEOPLE})?(?: only)?`,
    ),
    read: () => ({ only: 'better' }),
  },
  {
    pattern: pattern('(?:for|to) (?:the )?(?:lift|lifts|lifting|lifters|weights?|weight room)(?: groups?| session)?'),
    read: () => ({ form: 'groups' }),
  },
  {
    pattern: pattern(
      '^(?:and |ok |so |what about |how about |same |for |of |the )*(yesterday|the day before|today)(?: then| instead)?$',
    ),
    read: ([, day]) => ({ back: day === 'today' ? 0 : -1 }),
  },
  {
    pattern: pattern(
      '(?:whole |full )?(?:list|it|that|this|them|answer) (?:once )?(?:again|one more time)|again please|repeat (?:it|that|the list)',
    ),
    read: () => ({ isAgain: true }),
  },
]

function placeOf(words: string): NonNullable<Edit['moved']>[number]['to'] {
  if (/out|off/.test(words)) return 'easy'
  if (/light|mobility|easy/.test(words)) return 'lighter'
  return /heavy|hard|full/.test(words) ? 'hard' : 'as_planned'
}
