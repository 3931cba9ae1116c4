/** Builds exports as Apple writes them, of made-up people. For tests. */

const DEVICES = {
  "Ada's Apple Watch":
    '&lt;&lt;HKDevice: 0x301a&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch7,2, software:12.1&gt;',
  "Ada's iPhone":
    '&lt;&lt;HKDevice: 0x302b&gt;, name:iPhone, manufacturer:Apple Inc., model:iPhone, hardware:iPhone15,2, software:19.1&gt;',
} as const
const WATCH = "Ada's Apple Watch"
export const PHONE = "Ada's iPhone"

const DTD = `<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary|ClinicalRecord)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
<!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>
]>`

/** A whole document round these elements. */
export function healthData(elements: readonly string[], { dtd = DTD }: { dtd?: string } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${dtd}\n<HealthData locale="en_US">
 <ExportDate value="2026-11-29 09:00:00 -0600"/>
 <Me HKCharacteristicTypeIdentifierDateOfBirth="2001-02-03" HKCharacteristicTypeIdentifierBloodType="HKBloodTypeNotSet"/>
 ${elements.join('\n ')}
</HealthData>\n`
}

interface RecordParts {
  type: string
  start: string
  end?: string
  value?: string
  unit?: string
  source?: string
  zone?: string
  /** Further children. */
  inside?: string
}

export function record({
  type,
  start,
  end = start,
  value,
  unit,
  source = WATCH,
  zone,
  inside = '',
}: RecordParts): string {
  const device = source === WATCH || source === PHONE ? ` device="${DEVICES[source]}"` : ''
  const given = [unit === undefined ? '' : ` unit="${unit}"`, value === undefined ? '' : ` value="${value}"`].join('')
  const metadata = zone === undefined ? '' : `<MetadataEntry key="HKTimeZone" value="${zone}"/>`
  const children = metadata + inside
  const tag = `<Record type="${type}" sourceName="${source}" sourceVersion="12.1"${device}${given} creationDate="${end}" startDate="${start}" endDate="${end}"`
  return children === '' ? `${tag}/>` : `${tag}>\n  ${children}\n </Record>`
}

export const sleep = (stage: string, start: string, end: string, options: Pick<RecordParts, 'source' | 'zone'> = {}) =>
  record({
    type: 'HKCategoryTypeIdentifierSleepAnalysis',
    value: `HKCategoryValueSleepAnalysis${stage}`,
    start,
    end,
    ...options,
  })

export const sample = (name: string, value: number | string, unit: string, start: string, source?: string) =>
  record({ type: `HKQuantityTypeIdentifier${name}`, value: String(value), unit, start, ...(source ? { source } : {}) })

/** A night of 7 h 30 min in bed: 4 h core, 1 h deep, 2 h REM, 15 min awake, and 15 min that nothing tells of. */
export const NIGHT = [
  sleep('AsleepCore', '2026-11-27 23:00:00 -0600', '2026-11-28 01:00:00 -0600'),
  sleep('AsleepDeep', '2026-11-28 01:00:00 -0600', '2026-11-28 02:00:00 -0600'),
  sleep('Awake', '2026-11-28 02:00:00 -0600', '2026-11-28 02:15:00 -0600'),
  sleep('AsleepREM', '2026-11-28 02:30:00 -0600', '2026-11-28 04:30:00 -0600'),
  sleep('AsleepCore', '2026-11-28 04:30:00 -0600', '2026-11-28 06:30:00 -0600'),
]
export const MEASURED = [
  sample('HeartRateVariabilitySDNN', 60, 'ms', '2026-11-28 00:10:00 -0600'),
  sample('HeartRateVariabilitySDNN', 80, 'ms', '2026-11-28 04:10:00 -0600'),
  sample('HeartRateVariabilitySDNN', 20, 'ms', '2026-11-28 15:10:00 -0600'),
  sample('HeartRateVariabilityRMSSD', 44, 'ms', '2026-11-28 04:10:00 -0600'),
  sample('RespiratoryRate', 14, 'count/min', '2026-11-28 00:20:00 -0600'),
  sample('RespiratoryRate', 15, 'count/min', '2026-11-28 03:20:00 -0600'),
  sample('OxygenSaturation', 0.96, '%', '2026-11-28 03:20:00 -0600'),
  sample('OxygenSaturation', 0.98, '%', '2026-11-28 04:20:00 -0600'),
  sample('RestingHeartRate', 51, 'count/min', '2026-11-28 00:04:00 -0600'),
]

export const RUN = `<Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="48.5" durationUnit="min" sourceName="${WATCH}" sourceVersion="12.1" device="${DEVICES[WATCH]}" creationDate="2026-11-28 18:01:00 -0600" startDate="2026-11-28 17:10:00 -0600" endDate="2026-11-28 18:00:00 -0600">
  <MetadataEntry key="HKTimeZone" value="America/Chicago"/>
  <MetadataEntry key="HKWeatherTemperature" value="46 degF"/>
  <MetadataEntry key="HKElevationAscended" value="918 cm"/>
  <WorkoutEvent type="HKWorkoutEventTypePause" date="2026-11-28 17:30:00 -0600"/>
  <WorkoutActivity uuid="1" startDate="2026-11-28 17:10:00 -0600" endDate="2026-11-28 18:00:00 -0600">
   <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="7" unit="kcal"/>
  </WorkoutActivity>
  <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" startDate="2026-11-28 17:10:00 -0600" endDate="2026-11-28 18:00:00 -0600" sum="500" unit="Cal"/>
  <WorkoutStatistics type="HKQuantityTypeIdentifierBasalEnergyBurned" sum="59" unit="Cal"/>
  <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="5" unit="mi"/>
  <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="152.5" minimum="90" maximum="181" unit="count/min"/>
  <WorkoutRoute sourceName="${WATCH}" startDate="2026-11-28 17:10:00 -0600" endDate="2026-11-28 18:00:00 -0600">
   <FileReference path="/workout-routes/route_2026-11-28_6.00pm.gpx"/>
  </WorkoutRoute>
 </Workout>`
/** As iPhones wrote it before iOS 16. */
export const OLD_RIDE = `<Workout workoutActivityType="HKWorkoutActivityTypeCycling" duration="60" durationUnit="min" totalDistance="20.5" totalDistanceUnit="km" totalEnergyBurned="400" totalEnergyBurnedUnit="kcal" sourceName="Bikes" sourceVersion="3" creationDate="2019-05-01 19:00:00 +0200" startDate="2019-05-01 17:30:00 +0200" endDate="2019-05-01 18:30:00 +0200"/>`

/** Intimate or of no use: none of it may be in any record. */
export const UNREAD = [
  record({
    type: 'HKCategoryTypeIdentifierMenstrualFlow',
    value: 'secret-flow',
    start: '2026-11-28 00:00:00 -0600',
    inside: '<MetadataEntry key="HKMenstrualCycleStart" value="secret-start"/>',
  }),
  record({ type: 'HKCategoryTypeIdentifierSexualActivity', value: 'secret-act', start: '2026-11-28 00:30:00 -0600' }),
  record({ type: 'HKCategoryTypeIdentifierMindfulSession', start: '2026-11-28 01:00:00 -0600', source: 'secret-app' }),
  sample('HeartRate', 61, 'count/min', '2026-11-28 01:30:00 -0600'),
  '<ClinicalRecord type="HKClinicalTypeIdentifierConditionRecord" identifier="secret-condition"/>',
  '<ActivitySummary dateComponents="2026-11-28" activeEnergyBurned="612" activeEnergyBurnedUnit="Cal"/>',
]

export const WHOLE = [...NIGHT, ...MEASURED, RUN, OLD_RIDE, ...UNREAD]

/** Where the export lies in its zip. */
export const PATH = 'apple_health_export/export.xml'
