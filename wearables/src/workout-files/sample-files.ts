/** Builds files as devices and apps write them, of made-up trainings. For tests. */

export const TCX = `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2" xmlns:ns3="http://www.garmin.com/xmlschemas/ActivityExtension/v2">
 <Activities>
  <Activity Sport="Running">
   <Id>2026-11-28T17:10:00.000Z</Id>
   <Lap StartTime="2026-11-28T17:10:00.000Z">
    <TotalTimeSeconds>1200.0</TotalTimeSeconds>
    <DistanceMeters>4000.5</DistanceMeters>
    <Calories>300</Calories>
    <AverageHeartRateBpm><Value>140</Value></AverageHeartRateBpm>
    <MaximumHeartRateBpm><Value>171</Value></MaximumHeartRateBpm>
    <Intensity>Active</Intensity>
    <Track>
     <Trackpoint>
      <Time>2026-11-28T17:10:00.000Z</Time>
      <Position><LatitudeDegrees>41.98765</LatitudeDegrees><LongitudeDegrees>-87.65432</LongitudeDegrees></Position>
      <AltitudeMeters>180</AltitudeMeters>
      <DistanceMeters>0</DistanceMeters>
      <HeartRateBpm><Value>98</Value></HeartRateBpm>
      <Extensions><ns3:TPX><ns3:Speed>3.1</ns3:Speed></ns3:TPX></Extensions>
     </Trackpoint>
     <Trackpoint><Time>2026-11-28T17:20:00.000Z</Time><AltitudeMeters>183</AltitudeMeters></Trackpoint>
     <Trackpoint><Time>2026-11-28T17:25:00.000Z</Time><AltitudeMeters>196</AltitudeMeters></Trackpoint>
    </Track>
   </Lap>
   <Lap StartTime="2026-11-28T17:30:00.000Z">
    <TotalTimeSeconds>600</TotalTimeSeconds>
    <DistanceMeters>2000</DistanceMeters>
    <Calories>150</Calories>
    <AverageHeartRateBpm><Value>155</Value></AverageHeartRateBpm>
    <MaximumHeartRateBpm><Value>180</Value></MaximumHeartRateBpm>
    <Track><Trackpoint><Time>2026-11-28T17:41:00.000Z</Time><AltitudeMeters>190</AltitudeMeters></Trackpoint></Track>
   </Lap>
   <Notes>secret note</Notes>
   <Creator><Name>secret watch</Name><UnitId>3616916681</UnitId></Creator>
  </Activity>
 </Activities>
</TrainingCenterDatabase>`

/** A degree of latitude is 111.19 km on a sphere of 6,371 km: 1,112 m in all. */
export const GPX = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="secret app" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
 <metadata><name>secret name</name><time>2026-11-01T00:00:00Z</time></metadata>
 <wpt lat="41.5" lon="-87.5"><name>secret home</name><time>2026-11-02T00:00:00Z</time></wpt>
 <rte><rtept lat="41.5" lon="-87.5"/></rte>
 <trk>
  <name>secret street</name>
  <type>trail_running</type>
  <trkseg>
   <trkpt lat="41.00000" lon="-87.00000"><ele>100</ele><time>2026-11-28T17:10:00Z</time><extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>120</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>
   <trkpt lat="41.00500" lon="-87.00000"><ele>104</ele><time>2026-11-28T17:20:00Z</time><extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>150</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>
  </trkseg>
  <trkseg>
   <trkpt lat="41.50000" lon="-87.00000"><ele>106</ele><time>2026-11-28T17:40:00Z</time></trkpt>
   <trkpt lat="41.50500" lon="-87.00000"><ele>98</ele><time>2026-11-28T17:50:00Z</time><extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>180</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>
  </trkseg>
 </trk>
 <trk><name>a plan</name><trkseg><trkpt lat="41" lon="-87"/></trkseg></trk>
</gpx>`

/** A field of a FIT message: its number, FIT's base type, and its value or those of an array. */
type FitField = readonly [
  number: number,
  type: 'enum' | 'uint8' | 'uint16' | 'uint32' | 'sint32',
  value: number | readonly number[],
]

const TYPES = {
  enum: { code: 0x00, width: 1 },
  uint8: { code: 0x02, width: 1 },
  uint16: { code: 0x84, width: 2 },
  uint32: { code: 0x86, width: 4 },
  sint32: { code: 0x85, width: 4 },
} as const

export interface FitSample {
  message: number
  fields: readonly FitField[]
}

/** A definition and a message for each, little-endian, between header and checksum. */
export function fit(samples: readonly FitSample[], { bigEndian = false } = {}): Uint8Array {
  return framed(Buffer.concat(samples.flatMap((each) => [definition(each, bigEndian), content(each, bigEndian)])))
}

/** Header and checksum round these messages. */
export function framed(messages: Uint8Array): Uint8Array {
  const header = Buffer.alloc(14)
  header.set([14, 0x20])
  header.writeUInt16LE(2173, 2)
  header.writeUInt32LE(messages.length, 4)
  header.write('.FIT', 8, 'latin1')
  header.writeUInt16LE(checksum(header.subarray(0, 12)), 12)
  const whole = Buffer.concat([header, messages])
  const end = Buffer.alloc(2)
  end.writeUInt16LE(checksum(whole))
  return Buffer.concat([whole, end])
}

function definition({ message, fields }: FitSample, bigEndian: boolean): Buffer {
  const head = Buffer.from([0x40, 0, bigEndian ? 1 : 0, 0, 0, fields.length])
  if (bigEndian) head.writeUInt16BE(message, 3)
  else head.writeUInt16LE(message, 3)
  const described = fields.flatMap(([number, type, value]) => [
    number,
    TYPES[type].width * listOf(value).length,
    TYPES[type].code,
  ])
  return Buffer.concat([head, Buffer.from(described)])
}

function content({ fields }: FitSample, bigEndian: boolean): Buffer {
  const parts = fields.flatMap(([, type, value]) =>
    listOf(value).map((each) => {
      const bytes = Buffer.alloc(TYPES[type].width)
      const unsigned = each >>> 0
      if (bigEndian) bytes.writeUIntBE(unsigned, 0, bytes.length)
      else bytes.writeUIntLE(unsigned, 0, bytes.length)
      return bytes
    }),
  )
  return Buffer.concat([Buffer.from([0]), ...parts])
}

const listOf = (value: number | readonly number[]) => (typeof value === 'number' ? [value] : value)

/** CRC-16 (polynomial 0xA001), bit by bit. */
function checksum(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc & 1) === 1 ? (crc >> 1) ^ 0xa001 : crc >> 1
  }
  return crc
}

export const fitTime = (time: string) => Date.parse(time) / 1000 - 631_065_600

const START = fitTime('2026-11-28T23:10:00Z')
const END = fitTime('2026-11-29T00:00:00Z')
export const FILE_ID: FitSample = {
  message: 0,
  fields: [
    [0, 'enum', 4],
    [4, 'uint32', START],
  ],
}
export const POINT: FitSample = {
  message: 20,
  fields: [
    [253, 'uint32', START],
    [0, 'sint32', 500_912_345],
    [1, 'sint32', -1_045_612_345],
    [3, 'uint8', 140],
  ],
}
export const SESSION: FitSample = {
  message: 18,
  fields: [
    [253, 'uint32', END],
    [254, 'uint16', 0],
    [2, 'uint32', START],
    [5, 'enum', 1],
    [6, 'enum', 3],
    [7, 'uint32', 3_000_500],
    [9, 'uint32', 804_672],
    [11, 'uint16', 500],
    [16, 'uint8', 152],
    [17, 'uint8', 181],
    [22, 'uint16', 120],
  ],
}
export const ZONES: FitSample = {
  message: 216,
  fields: [
    [253, 'uint32', END],
    [0, 'uint16', 18],
    [1, 'uint16', 0],
    [2, 'uint32', [26_937, 56_818, 497_946, 1_819_387, 549_458, 40_000, 9_954]],
    [6, 'uint8', [95, 111, 131, 149, 162, 182]],
  ],
}
export const ACTIVITY: FitSample = {
  message: 34,
  fields: [
    [253, 'uint32', END],
    [0, 'uint32', 3_000_000],
    [1, 'uint16', 1],
    [5, 'uint32', END - 6 * 3600],
  ],
}
export const RUN_MESSAGES = [FILE_ID, POINT, ZONES, SESSION, ACTIVITY]
