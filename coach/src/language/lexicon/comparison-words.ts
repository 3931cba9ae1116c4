import { Lexicon } from '../words/phrases.ts'

/** Words of a comparison before its number. */
export const BEFORE_NUMBER = new Lexicon({
  below: [
    'below|under|beneath|underneath|sub|<',
    'less|lower|fewer|shorter|smaller|worse|slower|lesser then|than',
    'short of',
    'not|never reach|hit|make|get|break|crack|exceed|top|reaching|hitting',
    'fail|failed|fails to hit|reach|make|get',
    'menos|menor|debajo|inferior de|a|que',
    'bajo',
  ],
  at_most: [
    'at most',
    'no|not more|higher|greater|longer then|than',
    'at or below|under',
    '<=',
    'up to',
    'only|just',
    'maximum|max of?',
  ],
  above: [
    'above|over|beyond|past|exceeding|exceeds|exceed|exceeded|topping|topped|top|>',
    'more|higher|greater|longer|bigger|better|larger|hotter then|than',
    'north of',
    'mas|mayor|encima|superior de|a|que',
  ],
  at_least: [
    'at least',
    'no|not less|fewer|lower|shorter then|than',
    'at or above|over',
    '>=',
    'minimum|min of?',
    'reached|reach|reaches|hit|hits|hitting|made|makes|got|gets|getting|logged|logs|cracked|cleared',
    'al menos',
  ],
  between: ['between|entre|from'],
})

/** Words of a comparison after its number: "67 or higher", "6.5 or less", "7+". */
export const AFTER_NUMBER = new Lexicon({
  at_least: ['or|and more|above|over|higher|better|greater|longer|up|o|y', 'plus', 'minimum', 'o mas'],
  at_most: ['or|and less|below|under|lower|fewer|worse|shorter|down', 'maximum|max|tops', 'o menos'],
})
