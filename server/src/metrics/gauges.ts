import { Gauge, type Registry } from 'prom-client'

/** A gauge of this registry alone; the default one of prom-client is shared by all servers of a process. */
export function gaugeIn<Label extends string = never>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Gauge<Label> {
  return new Gauge({ name, help, labelNames, registers: [registry] })
}

/** Prometheus counts time in seconds. A gauge without a moment is absent instead of 0, which would be 1970. */
export function setMoment(gauge: Gauge<never>, moment: Date | null): void {
  if (moment) gauge.set(moment.getTime() / 1000)
  else gauge.remove()
}
