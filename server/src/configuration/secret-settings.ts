import type { z } from 'zod'

const SECRETS = new WeakSet<z.ZodType>()

/** Marks a setting as secret: its value may also come from a file, whose path the variable of its name with `_FILE` gives. */
export function secret<Setting extends z.ZodType>(setting: Setting): Setting {
  SECRETS.add(setting)
  return setting
}

/** The names of those settings that are marked as secret. */
export function secretsAmong(settings: Record<string, z.ZodType>): string[] {
  return Object.entries(settings).flatMap(([name, setting]) => (SECRETS.has(setting) ? [name] : []))
}
