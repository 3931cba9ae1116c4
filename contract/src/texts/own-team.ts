/** Texts of the card with which somebody joins a team after registering. */
export const OWN_TEAM_TEXTS = {
  alreadyInTeam: 'You are in a team already. A coach or an administrator of your club can help you change it.',
} as const
