import type pg from 'pg'
import type { Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import type { Readiness } from '../operation/readiness.ts'
import { backupFigures, type WatchedBackups } from './backup-figures.ts'
import { budgetFigures, type WatchedBudget } from './budget-figures.ts'
import { gaugeIn } from './gauges.ts'
import { checkFigures, processFigures } from './process-figures.ts'
import { WatchedSource } from './source.ts'
import { storedFigures } from './stored-figures.ts'

export interface MetricsParts {
  database: Database
  /** By the name of their lane. */
  pools: Readonly<Record<string, pg.Pool>>
  streams: { readonly openCount: number }
  readiness: Pick<Readiness, 'readAll'>
  /** Of each provider that is set up. */
  budgets: readonly WatchedBudget[]
  backups: WatchedBackups
}

/** The figures of this server process and of the installation, as Prometheus reads them (docs/operations.md#metrics). */
export class Metrics {
  private readonly registry: Registry
  private readonly sources: readonly WatchedSource[]
  private readonly up

  /** @param registry with the figures that others collect */
  constructor(registry: Registry, parts: MetricsParts) {
    this.registry = registry
    this.up = gaugeIn(registry, 'corner_figures_up', '1: these figures could be read for this scrape', ['source'])
    this.sources = [
      processFigures(registry, parts),
      storedFigures(registry, parts.database),
      budgetFigures(registry, parts.budgets),
      backupFigures(registry, parts.backups),
      checkFigures(registry, parts.readiness),
    ].map((source) => new WatchedSource(source))
  }

  get contentType(): string {
    return this.registry.contentType
  }

  /** All figures as text. While the database is away those of the process remain. */
  async read(): Promise<string> {
    const found = await Promise.all(
      this.sources.map(async (source) => ({ source: source.name, ok: await source.refresh() })),
    )
    for (const { source, ok } of found) this.up.set({ source }, ok ? 1 : 0)
    return this.registry.metrics()
  }
}
