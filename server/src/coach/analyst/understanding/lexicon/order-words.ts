import { Lexicon } from '../words/phrases.ts'

/**
 * Superlatives. `most` and `least` are of the number itself; `best` and `worst` are of what is good for an athlete, and so depend on
 * the metric; the rest name a metric of their own.
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
  ],
  least: [
    'lowest|least|smallest|fewest|min|minimum|shortest|lightest|minimal|easiest',
    'low|lower',
    'less than anyone|anybody|everyone|everybody|others',
    'menor|menos|minimo|minima',
    'mas bajo|baja|bajos|bajas|poco|poca',
    'bottom',
    'trailing|lags|lagging',
  ],
  best: ['best|better|strongest|finest|healthiest|fastest|well', 'mejor|mejores', 'doing well'],
  worst: [
    'worst|worse|poorest|weakest|bad|badly|poor|poorly|terrible|terribly|awful|rough',
    'peor|peores',
    'struggling the most',
  ],
  most_tired: [
    'most|more|so|too|very|really tired|fatigued|exhausted|cooked|gassed|wiped|drained|beat|worn|fried|sluggish|sleepy',
    'tired|tiredest|fatigued|exhausted|cooked|gassed|wiped|drained|beat|beaten|toast|toasted|spent|sluggish|dragging|drag|sleepy|wrecked|zonked|weary|worn|fried|flat|knackered',
    'beat|beaten|banged up',
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
    'improved|improving|rising|climbed|gained|increased|rose|jumped|jump|gain the? most',
    'biggest|largest|greatest|best|highest improvement|gain|gains|increase|jump|rise|climb|improver|improvers|mover|upswing',
  ],
  most_declined: [
    'declined|dropped|fell|fallen|decreased|worsened|slipped|crashed|tanked|lost|dropping|falling|drop the? most|furthest|farthest',
    'biggest|largest|greatest|worst|steepest|sharpest|highest decline|drop|fall|decrease|dip|loss|crash|drops|declines',
    'down the? most',
    'trending|going down|downward the? most',
  ],
})
