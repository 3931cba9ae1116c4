import type { PersonAsked } from '@corner/contract/entities/person-asked.ts'
import { labelOf } from '../wording/metrics.ts'

const FORMS: Record<PersonAsked['form'], string> = {
  status: 'whether something is off',
  nights: 'how the nights were',
  enough_sleep: 'whether they slept enough',
  since: 'since when something is off',
  rest: 'whether to rest them',
  before: 'whether this has happened before',
  baseline: 'whether they are back to normal',
  hold_marks: 'which readings mean holding back',
  what_to_say: 'what to say to them',
  questions: 'what to ask them',
  share_numbers: 'whether to bring up the numbers',
  home: 'whether to stay home or just off the mat',
  how_sure: 'how sure that is',
  handled: 'how the return is going',
  compare: 'compare',
  to_parent: 'what to say to a parent',
  fresher: 'who is fresher',
  steadier: 'who is steadier',
  pick: 'which one to pick',
  differ: 'how they differ',
  gap: 'when the gap opened',
  partner: 'whether to keep them as partners',
  partners_of: 'partners for live',
  low_score: 'what a low score would mean',
  what_they_do: 'what each one should do',
  without_data: 'what to do with those without data',
  pull_aside: 'who to pull aside',
  first_to_hold: 'who to hold back first, and what to say',
  believe: 'whether to trust the reading',
  instead: 'what to do instead',
  same_boat: 'who else is in the same boat',
  where_goes: 'which group they belong in',
  bring_up: 'what to bring up',
  showed: 'whether the hard days showed',
  bounced: 'who bounced back first',
  weight: 'how they are handling the weight cut',
  worn_down: 'who is most worn down this week',
  coming_back: 'whether they are coming back',
  how_hard: 'how hard the training was',
}

/** What is asked about a person, in the line below an answer. */
export const personForm = ({ form, about, metric }: PersonAsked): string =>
  `${FORMS[form]}${about === undefined ? '' : `, about ${about}`}${metric === undefined ? '' : `, by ${labelOf({ metric })}`}`
