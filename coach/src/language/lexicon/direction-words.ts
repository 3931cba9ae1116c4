import { Lexicon } from '../words/phrases.ts'

/** The direction of a change; better and worse mean better and worse for an athlete. */
export const DIRECTION_LEXICON = new Lexicon({
  better: ['improv*', 'better|progressing|progress|progressed|mejorado|mejorando|mejora|well|fitter'],
  worse: [
    'worse|worsening|worsened|declin*',
    'deteriorat*',
    'empeorado|empeorando',
    'wrong direction|way',
    'going|heading south',
    'struggling|sliding|slipping',
  ],
  up: [
    'up|upward|upwards|rising|rises|rose|risen|increas*',
    'climb*',
    'higher|longer|more|spiked|elevated|raised|gain*',
  ],
  down: [
    'negative|down|downward|downwards|falling|fell|fallen|dropping|dropped|drop|drops|decreas*',
    'lower|shorter|less|slipped|dipping|dipped|crashed|tanked|tanking|crashing|dip',
  ],
})
