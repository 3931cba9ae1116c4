import type { PersonAsked } from '@corner/contract/entities/person-asked.ts'
import { pattern } from './word-pattern.ts'

type Form = PersonAsked['form']

/** Questions about two athletes. */
export const OF_TWO: readonly (readonly [Form, RegExp])[] = [
  [
    'steadier',
    pattern(
      '(?:more |most |less |who is |which (?:one )?is )?(?:steady|steadier|steadiest|consistent|inconsistent|stable|stabler|even keeled|predictable|reliable|volatile|erratic|streaky|up and down|all over the place|swings?|swinging|bounces? around)',
    ),
  ],
  [
    'fresher',
    pattern(
      '(?:fresher|freshest|more (?:rested|recovered|ready)|better (?:rested|recovered|shape)|less (?:tired|worn|beat up|fatigued)|readier|most (?:rested|recovered|ready))',
      '(?:who|which)\\b[^.]*(?:more (?:tired|beat up|worn|fatigued|run down)|needs? (?:the )?(?:rest|break|day off) more|worse off|better off|in better shape|holding up better)',
      '(?:who|which)\\b[^.]*(?:in (?:the )?(?:worse|rougher|poorer) (?:shape|spot|condition)|worse off|(?:looks?|looking|doing|is|feels?) (?:worse|rougher)(?: (?:today|now|right now|this morning|off|of the 2|of them))*$)',
    ),
  ],
  [
    'partner',
    pattern(
      '(?:different|new|another|other|change|switch|separate) (?:\\w+ )?(?:partners?|drill|pair\\w*)',
      '(?:switch|swap|split|separate|break) (?:up )?(?:\\w+ ){0,2}(?:up|partners|apart)',
      '(?:still |keep |stay |go |drill |wrestle |pair\\w* |train )+(?:\\w+ )?(?:together|partners|as partners|with each other)',
      '(?:that|much of|big|too big|real|enough) (?:\\w+ ){0,3}(?:gap|difference)',
      'good (?:match|partners?|pair)',
    ),
  ],
  [
    'gap',
    pattern(
      '(?:over|in|during|from|at) (?:which|what) (?:period|days|weeks?|point|stretch|time)\\b',
      'when (?:did|does|do) [^.]*(?:gap|difference|split|diverge|drift|pull apart|separate|open)',
      '(?:since when|how long) [^.]*(?:gap|differ\\w*|apart|better|worse|been|is that)|^(?:and )?since when',
      '(?:gap|difference) (?:open|start|begin|grow|widen|come|develop)',
    ),
  ],
  [
    'differ',
    pattern(
      '(?:why|how come|what (?:explains|makes|is behind|causes))\\b[^.]*(?:better|worse|faster|slower|recover\\w*|lower|higher|different|ahead|behind|fresher|more tired|one and not|gap)',
      'what (?:is|are) (?:the |so |one )?(?:doing )?(?:different\\w*|difference\\w*)',
      'what (?:does|do|is) (?:·|one|he|she) (?:do|doing) (?:that|different\\w*|better)',
      'what differs',
    ),
  ],
  [
    'pick',
    pattern(
      'if (?:it|that) (?:was|were|is) (?:your|up to you)',
      '(?:your (?:call|pick|choice|vote|money)|who would you|which (?:one )?would you|who do you (?:like|pick|start)|which one (?:do|should) (?:i|we|you)|so who|who (?:starts|should start|gets (?:the )?(?:spot|nod|start))|make the call|pick one|just pick)',
    ),
  ],
]
