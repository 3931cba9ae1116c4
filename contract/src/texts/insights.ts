/** Texts of the AI Insights tab that are not in the spec (spec 2, section 2). */
export const INSIGHT_TEXTS = {
  /** Under 'AI Analysis Unavailable'. */
  failed: 'The analysis could not be made just now. The other tabs show what was measured; try again in a minute.',
} as const
