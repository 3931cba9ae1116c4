import { expect, it } from 'vitest'
import { judgeAudit } from './audit.mjs'

const report = (high: number, critical: number) =>
  JSON.stringify({
    vulnerabilities: {
      left: { name: 'left', severity: 'high', range: '<2.0.0' },
      right: { name: 'right', severity: 'low', range: '*' },
    },
    metadata: { vulnerabilities: { info: 0, low: 1, moderate: 0, high, critical, total: 1 + high + critical } },
  })

it('fails on a high or critical fault, and names it', () => {
  const failed = { counts: { passed: 0, failed: 1, skipped: 0 }, lines: ['audit: left <2.0.0: high'] }
  expect(judgeAudit(report(1, 0))).toEqual(failed)
  expect(judgeAudit(report(0, 1)).counts.failed).toBe(1)
})

it('passes where only lesser ones are known, whatever npm says around the report', () => {
  expect(judgeAudit(`npm notice\n${report(0, 0)}\n`).counts).toEqual({ passed: 1, failed: 0, skipped: 0 })
})

it.each(['', 'npm error network', '{"message":"405 Method Not Allowed","method":"POST"}\nnpm error audit'])(
  'neither passes nor fails without an answer: %j',
  (output) => {
    expect(judgeAudit(output)).toEqual({
      counts: { passed: 0, failed: 0, skipped: 1 },
      lines: ['audit: skipped: no answer'],
    })
  },
)
