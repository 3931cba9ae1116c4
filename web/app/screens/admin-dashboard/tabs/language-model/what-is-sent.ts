/** For who decides whether a club uses a provider (docs/ai.md#what-is-sent). */
export const WHAT_IS_SENT =
  'What a provider gets: the question, up to ten messages before it, and the figures that it looks up for that answer. Of an athlete’s page, the headline and cards of the insights, without names and figures. Athletes have made-up names in all of it, unless CORNER_AI_PRIVACY=false is set: then first names with the surname’s initial are sent; e-mail addresses and the names of team and organization are never sent.'

/** The rest of docs/ai.md#what-is-sent, which no browser can open. */
export const ALSO_SENT =
  'With each question go the rules, the description of the look-ups, and their results. Nothing else: no table, no account, no other team. A question with the full name of somebody outside of the team goes to no model. Two things can still get through: a name that is also an ordinary word, such as Hope or Smith, where it begins a message or is typed in lower case; and what a coach writes about somebody’s life.'
