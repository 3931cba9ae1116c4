import type { ExportFormat } from '../../export-files/export-format.ts'
import { GARMIN_EXPORT_CAPABILITIES } from './capabilities.ts'
import { kindOf } from './export-files.ts'
import { readGarmin } from './read-garmin.ts'

/** Garmin's "Export Your Data": a zip with `DI_CONNECT/`, perhaps in a folder of its own, or one of its files. */
export const garminExport: ExportFormat = {
  provider: 'garmin',
  capabilities: GARMIN_EXPORT_CAPABILITIES,
  label: 'Garmin “Export Your Data”',
  howToGet:
    'At garmin.com, open your account, then Data Management and Export Your Data. Within two days Garmin sends you an e-mail ' +
    'with a link to a zip file.',
  accepts: ['.zip', '.json'],
  isOurs: (paths) =>
    paths.some((path) => {
      const kind = kindOf(path)
      return kind !== undefined && kind !== 'owner'
    }),
  read: readGarmin,
}
