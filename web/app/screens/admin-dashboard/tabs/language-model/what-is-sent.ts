/** For who decides whether a club uses a provider (docs/ai.md#what-is-sent). */
export const WHAT_IS_SENT =
  'What a provider gets: the question, up to ten messages before it, and the figures that it looks up for that answer. Of an athlete’s page, the headline and cards of the insights, without names and figures. Athletes have made-up names in all of it, unless a setting turns that off; e-mail addresses and the names of team and organization are never sent.'
