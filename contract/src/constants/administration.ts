/** For how long the overview names somebody whose session was ended because its token was used twice. */
export const COPIED_SESSION_DAYS = 7
