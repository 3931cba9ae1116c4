import { Lexicon } from '../words/phrases.ts'

/**
 * Superlatives. `most` and `least` refer to the number itself; `best` and `worst` to what is good for an athlete, and
 * so depend on the metric; the rest name a metric of their own.
 */
export const ORDER_LEXICON = new Lexicon({
  most: [
    'highest|most|largest|biggest|greatest|max|maximum|longest|peak|hardest|heaviest|maximal|maxed',
    'high|higher',
    'top',
    'more than anyone|anybody|everyone|everybody|others',
    'leads|leading|lead',
    'mayor|maximo|maxima|mas',
    'mas alto|alta|altos|altas',
    'up the? most',
    'toughest',
    'most|furthest|farthest|far above|over',
  ],
  least: [
    'lowest|least|smallest|fewest|min|minimum|shortest|lightest|minimal|easiest',
    'low|lower',
    'less than anyone|anybody|everyone|everybody|others',
    'menor|menos|minimo|minima',
    'mas bajo|baja|bajos|bajas|poco|poca',
    'bottom',
    'trailing|lags|lagging',
    'most|furthest|farthest|far below|under|beneath',
    // Who needs the most sleep has had the least.
    'need|needs|needing|lack|lacks .. most',
  ],
  best: [
    'best|better|strongest|finest|smoothest|cleanest|nicest|soundest|healthiest|fastest|well',
    'mejor|mejores',
    'doing well',
  ],
  worst: [
    'worst|worse|poorest|weakest|ugliest|messiest|shakiest|roughest|choppiest|bad|badly|poor|poorly|terrible|terribly|awful|rough',
    'peor|peores',
    'struggling the most',
  ],
  most_tired: [
    'most|more|so|too|very|really tired|fatigued|exhausted|cooked|gassed|wiped|drained|beat|worn|fried|sluggish|sleepy',
    'tired|tiredest|fatigued|exhausted|cooked|gassed|wiped|drained|beat|beaten|toast|toasted|spent|sluggish|dragging|drag|sleepy|wrecked|zonked|weary|worn|fried|flat|knackered',
    'beat|beaten|banged up',
    'look|looks|looking|seem|seems|feel|feels|feeling so? dead|flat|slow|heavy|lifeless|rough|off|terrible',
    'dead|half-dead tired|today|out|lately',
    'zombie|zombies',
    'wiped|worn|burned|burnt out',
    'run down',
    'running on fumes|empty',
    'out of gas',
    'cansado|cansada|cansados|agotado|agotada',
  ],
  freshest: [
    'fresh|freshest|fresher|rested|energized|recharged',
    'best|most|well|fully rested|recovered',
    'ready|primed|prepared to go|train|compete|wrestle|push|perform',
    'readiest',
    'descansado|descansada',
  ],
  most_variable: [
    'most|more|very variable|volatile|erratic|unstable|inconsistent|fluctuating|unpredictable|variation|variability|swings',
    'highest|biggest|largest|greatest variability|variation|swings|swing|fluctuation|fluctuations|spread|range',
    'varies|vary|fluctuates|swings|fluctuate the? most',
    'least|less stable|steady|consistent|predictable|regular',
    'erratic|volatile|variable|unstable|inconsistent|irregular',
    'all over the place|map',
  ],
  least_variable: [
    'most|more|very stable|steady|consistent|predictable|regular',
    'steadiest',
    'least|less variable|volatile|erratic|unstable|inconsistent|fluctuating|variation|variability',
    'lowest|smallest variability|variation|fluctuation|spread|range',
    'varies|vary|fluctuates the? least',
    'stable|steady|consistent',
  ],
  most_improved: [
    'most improved|improvement',
    'improved|improving the? most',
    'biggest|largest|greatest|best|highest <metric>? <metric>? improvement|improver|improvers|upswing',
  ],
  // By the number itself: the resting heart rate that rose most is the worst.
  most_risen: [
    'rising|climbed|gained|increased|rose|risen|jumped|jump|gain|gains|spiked|climbing the? most|furthest|farthest',
    'biggest|largest|greatest|best|highest|steepest|sharpest <metric>? <metric>? gain|gains|increase|jump|rise|climb|mover|spike|uptick',
    'gone|went|go|going|trending up the? most',
  ],
  most_fallen: [
    'dropped|fell|fallen|decreased|crashed|tanked|lost|dropping|falling|drop the? most|furthest|farthest',
    'biggest|largest|greatest|worst|steepest|sharpest|highest <metric>? <metric>? drop|fall|decrease|dip|loss|crash|drops',
    'most|furthest|farthest down|off|behind on|from|in?',
    'down the? most',
    'trending|going|gone|went down|downward the? most',
  ],
})
