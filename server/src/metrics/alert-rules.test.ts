import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { type Metric, Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { Metrics } from './metrics.ts'
import { measureRequests } from './request-figures.ts'

interface Rule {
  alert: string
  expr: string
}

const FOLDER = join(import.meta.dirname, '../../../deploy/prometheus')
const read = (name: string) => parse(readFileSync(join(FOLDER, name), 'utf8'))
const rules: Rule[] = read('corner-alerts.yaml').groups.flatMap((group: { rules: Rule[] }) => group.rules)
/** What Prometheus itself knows of each target. */
const OF_PROMETHEUS = { series: 'up', labels: ['job', 'instance'] }

const registry = new Registry()
measureRequests(Fastify(), registry)
new Metrics(registry, {
  database: {} as never,
  pools: {},
  streams: { openCount: 0 },
  readiness: { readAll: async () => [] },
  budgets: [{ provider: 'whoop', left: async () => ({ minute: 1, day: 1, blocked_until: null }) }],
  backups: { status: async () => ({ lastMadeAt: null, lastProvedAt: null, lastFailure: null }) },
})
const exported = new Map(
  (await registry.getMetricsAsJSON()).map(({ name, type }) => [
    name,
    { type: String(type), labels: (registry.getSingleMetric(name) as Metric & { labelNames: string[] }).labelNames },
  ]),
)

/** The series that an expression reads, with the function around a range of it, and the labels that it selects by. */
function seriesOf(expr: string) {
  return [...expr.matchAll(/(?:(\w+)\()?\b([a-z]\w*_\w+|up)\b(?!\s*\()(?:\{([^}]*)\})?(\[\w+\])?/g)].map(
    ([, around, series = '', selectors = '', range]) => ({
      series,
      labels: [...selectors.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label),
      over: range && around,
    }),
  )
}

/** What is wrong with an expression, one line each. */
function faultsOf(expr: string): string[] {
  return seriesOf(expr).flatMap(({ series, labels, over = '' }) => {
    if (series === OF_PROMETHEUS.series) return []
    const part = /_(?:bucket|count|sum)$/
    const metric = exported.get(series) ?? exported.get(series.replace(part, ''))
    if (!metric) return [`${series} is not exported`]
    const known = [...metric.labels, ...OF_PROMETHEUS.labels]
    return [
      ...labels.filter((label) => !known.includes(label)).map((label) => `${series} has no label ${label}`),
      ...(/^i?rate$|^increase$/.test(over) && metric.type === 'gauge'
        ? [`${series} is a gauge, of which ${over} makes no sense: it takes each fall for a restart`]
        : []),
    ]
  })
}

describe('the alert rules', () => {
  it.each(rules.map(({ alert, expr }) => [alert, expr]))('%s reads what the server exports', (_, expr) => {
    expect(seriesOf(expr)).not.toEqual([])
    expect(faultsOf(expr)).toEqual([])
  })

  it('have a case for promtool each', () => {
    const cases: { alert_rule_test: { alertname: string; exp_alerts?: object[] }[] }[] =
      read('corner-alerts.test.yaml').tests
    const speaking = cases.flatMap((each) => each.alert_rule_test).filter(({ exp_alerts }) => exp_alerts?.length)
    expect([...new Set(speaking.map(({ alertname }) => alertname))].toSorted()).toEqual(
      rules.map(({ alert }) => alert).toSorted(),
    )
  })

  it.each([
    ['max(corner_job{state="failed"}) > 0', 'corner_job is not exported'],
    ['rate(corner_http_requests_count[5m]) > 1', 'corner_http_requests_count is not exported'],
    ['max by (queue) (corner_jobs{status="failed"}) > 0', 'corner_jobs has no label status'],
    ['increase(corner_jobs{state="failed"}[1h]) > 0', expect.stringMatching(/^corner_jobs is a gauge/)],
  ])('%s would be noticed', (expr, fault) => {
    expect(faultsOf(expr)).toEqual([fault])
  })
})
