import type { ToolResult } from '../../tools/every-tool.ts'

/** The team's health score as a number of ten; '' where there is none. */
export function sayOutOfTen({ score }: ToolResult<'team_overview'>['health'], over: string): string {
  return score === null
    ? ''
    : `**${Math.round(score / 10)} of 10**, by the team health score of ${score} of 100 ${over}: latest recovery, sleep quality and how complete the data is.`
}
