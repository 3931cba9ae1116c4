export function judgeAudit(output: string): {
  counts: { passed: number; failed: number; skipped: number }
  lines: string[]
}
