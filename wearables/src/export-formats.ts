import { appleExport } from './apple/apple-export.ts'
import type { ExportFormat } from './export-files/export-format.ts'
import { fitbitExport } from './fitbit/export/fitbit-export.ts'
import { garminExport } from './garmin/export/garmin-export.ts'
import { ouraExport } from './oura/export/oura-export.ts'
import { polarExport } from './polar/export/polar-export.ts'
import { whoopExport } from './whoop/export/whoop-export.ts'
import { workoutFileExport } from './workout-files/workout-file-export.ts'

/** Every maker's file that Corner reads. WHOOP's names (`sleeps.csv`, `workouts.csv`) are the least telling, so it is asked last. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [
  ouraExport,
  polarExport,
  garminExport,
  fitbitExport,
  appleExport,
  workoutFileExport,
  whoopExport,
]
