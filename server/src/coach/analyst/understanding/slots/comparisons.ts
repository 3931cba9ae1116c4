import type { Comparison } from '../../question.ts'
import { Lexicon } from '../words/phrases.ts'

/** Words of a comparison before its number; `not` before one turns it round. */
export const COMPARISON_LEXICON = new Lexicon({
  below: [
    'below|under|beneath|underneath|sub|<',
    'less|lower|fewer|shorter|smaller|worse|slower than',
    'short of',
    'do|does|did not reach|hit|make|get|break|crack|exceed?',
    'menos|menor|debajo|inferior de|a|que',
    'por debajo de',
    'bajo',
  ],
  at_most: [
    'at most',
    'no|not more|higher|greater|longer than',
    'at or below|under',
    '<=',
    'up to',
    'maximum|max of',
    'como maximo',
  ],
  above: [
    'above|over|beyond|past|exceeding|exceeds|exceed|exceeded|topping|topped|>',
    'more|higher|greater|longer|bigger|better|larger than',
    'north of',
    'mas|mayor|encima|superior de|a|que',
    'por encima de',
  ],
  at_least: [
    'at least',
    'no|not less|fewer|lower|shorter than',
    'at or above|over',
    '>=',
    'minimum|min of',
    'reached|reach|reaches|hit|hits',
    'al menos',
  ],
  between: ['between|entre'],
})

/** Words of a comparison behind its number: "67 or higher", "6.5 or less", "7+". */
export const SUFFIX_LEXICON = new Lexicon({
  at_least: ['or|and more|above|over|higher|better|greater|longer|up|o|y', 'plus', 'minimum', 'o mas'],
  at_most: ['or|and less|below|under|lower|fewer|worse|shorter|down', 'maximum|max|tops', 'o menos'],
})

export const OPPOSITE: Record<Comparison, Comparison> = {
  below: 'at_least',
  at_most: 'above',
  above: 'at_most',
  at_least: 'below',
}

/** Movements that a number may follow: "dropped more than 10 points". */
export const MOVEMENT_LEXICON = new Lexicon({
  fall: [
    'dropped|drop|drops|dropping|fell|fall|fallen|falls|down|declined|decreased|lost|slipped|dipped|worsened|crashed|decline|decrease|dip|bajo',
  ],
  rise: [
    'rose|risen|rise|rises|up|increased|climbed|improved|gained|jumped|jump|spiked|elevated|raised|increase|improvement|gain|subio',
  ],
})
