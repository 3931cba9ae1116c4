import type { PersonAsked } from '@corner/contract/entities/person-asked.ts'

const FORMS: Record<PersonAsked['form'], string> = {
  status: 'whether something is off',
  nights: 'how the nights were',
  since: 'since when something is off',
  rest: 'whether to rest them',
  before: 'whether it was so before',
  baseline: 'whether they are back to usual',
  hold_marks: 'on which readings to hold back',
  what_to_say: 'what to say to them',
  questions: 'what to ask them',
  share_numbers: 'whether to bring up the numbers',
  home: 'at home or off the mat',
  how_sure: 'how sure that is',
  handled: 'how the return is going',
  compare: 'beside each other',
  to_parent: 'what to say to a parent',
  fresher: 'who is fresher',
  steadier: 'who is steadier',
  pick: 'which one to pick',
  differ: 'what differs between them',
  gap: 'since when they differ',
  partner: 'whether they stay partners',
  what_they_do: 'what each does',
  without_data: 'what those without data do',
  pull_aside: 'whom to take aside',
  first_to_hold: 'whom to hold back first, and what to say',
  believe: 'whether to believe it',
  instead: 'a session instead',
  same_boat: 'who else is like that',
  where_goes: 'which group',
  bring_up: 'what to bring up',
  showed: 'whether hard days showed',
  bounced: 'who came back first',
  weight: 'how they bear weight that comes down',
  worn_down: 'most worn down of the week',
}

/** What is asked about a person, in the line below an answer. */
export const personForm = ({ form, about }: PersonAsked): string =>
  `${FORMS[form]}${about === undefined ? '' : `, about ${about}`}`
