/** Texts of the AI Insights tab (docs/reference/athlete-analysis.md#ai-insights). */
export const INSIGHT_TEXTS = {
  /** Under 'AI Analysis Unavailable'. */
  failed: 'The analysis could not be made just now. The other tabs show what was measured; try again in a minute.',
} as const
