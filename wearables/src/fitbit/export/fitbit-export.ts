import type { ExportFormat } from '../../export-files/export-format.ts'
import { FITBIT_EXPORT_CAPABILITIES } from './capabilities.ts'
import { isInTakeout, kindOf } from './export-files.ts'
import { readFitbit } from './read-fitbit.ts'

/** Google Takeout of Fitbit, or of Google Health, as it is called since 2026: a zip. */
export const fitbitExport: ExportFormat = {
  provider: 'fitbit',
  capabilities: FITBIT_EXPORT_CAPABILITIES,
  label: 'Google Takeout (Fitbit)',
  howToGet:
    'At takeout.google.com, choose only Fitbit (it may be called Google Health) and the file type .zip. Google sends you an ' +
    'e-mail with a link; a large export comes in several files, bring in one after the other.',
  accepts: ['.zip'],
  isOurs: (paths) => paths.some((path) => kindOf(path) !== undefined && isInTakeout(path)),
  read: readFitbit,
}
