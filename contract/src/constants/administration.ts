/** How long the audit log keeps its lines: a little more than a year, so that the same month of last season can be looked up. */
export const AUDIT_DAYS = 400

/** For how long the overview names somebody whose session was ended because its token was used twice. */
export const COPIED_SESSION_DAYS = 7
