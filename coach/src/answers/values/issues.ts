import type { Issue } from '@corner/analytics/athlete/at-risk.ts'
import { issueLines } from '@corner/analytics/athlete/issue-lines.ts'
import { uncapital } from '../../wording/english.ts'

const WORDS: Partial<Record<Issue['kind'], string>> = { not_connected: 'not connected to a device' }

/** The at-risk rules that apply to somebody, with their values: `latest recovery 31%, own average 45%; average sleep 6.1 h`. */
export function writeIssues(issues: readonly Issue[]): string {
  return issueLines(issues)
    .map(({ text, issues: [{ kind }] }) => WORDS[kind] ?? startSmall(text))
    .join('; ')
}

/** `Latest recovery` becomes lower case within a sentence; `HRV` stays. */
const startSmall = (text: string) => (/^[A-Z][a-z]/.test(text) ? uncapital(text) : text)
