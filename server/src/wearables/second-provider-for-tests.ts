import type { Provider } from '@corner/wearables/provider.ts'
import type { SleepRecord } from '@corner/wearables/records.ts'
import type { ProviderEvent } from '@corner/wearables/webhook.ts'

const NIGHT: SleepRecord = {
  provider_id: 'night-1',
  updated_at: new Date('2026-03-10T06:10:00Z'),
  raw: {},
  cycle_id: null,
  start_at: new Date('2026-03-09T21:40:00Z'),
  end_at: new Date('2026-03-10T05:48:00Z'),
  timezone_offset: '+01:00',
  nap: false,
  score_state: 'SCORED',
  total_in_bed_time_milli: 29_280_000,
  total_awake_time_milli: null,
  total_no_data_time_milli: null,
  total_light_sleep_time_milli: null,
  total_slow_wave_sleep_time_milli: null,
  total_rem_sleep_time_milli: null,
  sleep_cycle_count: null,
  disturbance_count: null,
  sleep_need_milli: null,
  respiratory_rate: null,
  sleep_performance_percentage: null,
  sleep_consistency_percentage: null,
  sleep_efficiency_percentage: null,
}

/** A provider that exists only in tests: it answers from memory, knows only nights, signs by a header and has no export. */
export const secondProvider: Provider = {
  name: 'ring',
  label: 'Ring',
  scopes: ['nights'],
  capabilities: {
    scopes: { cycle: 'none', sleep: 'nights', recovery: 'none', workout: 'none' },
    delivers: { cycle: [], sleep: ['start_at', 'end_at', 'timezone_offset', 'nap'], recovery: [], workout: [] },
  },
  callbackPath: '/connect-device-callback/ring',
  service: {
    authUrl: 'https://ring.example/consent',
    tokenUrl: 'https://ring.example/token',
    apiUrl: 'https://ring.example/api',
    requestsAMinute: 60,
    requestsADay: 5_000,
  },
  authorizationUrl: ({ authUrl }, state) => `${authUrl}?state=${state}`,
  exchangeCode: async () => newPair(),
  refresh: async () => newPair(),
  revoke: async () => {},
  profile: async () => ({ provider_user_id: 'r-7', email: null, first_name: null, last_name: null, raw: {} }),
  bodyMeasurement: async () => ({ height_meter: null, weight_kilogram: null, max_heart_rate: null, raw: {} }),
  async *pages() {},
  webhook: {
    verify: ({ headers }, { clientSecret }, now) =>
      headers['x-ring-secret'] === clientSecret
        ? { genuine: true, sentAt: now }
        : { genuine: false, reason: 'wrong_signature' },
    answerChallenge: ({ token, riddle }, { clientSecret }) => (token === clientSecret ? { riddle } : undefined),
    readEvent: (body) => JSON.parse(new TextDecoder().decode(body)) as ProviderEvent,
    fetchEvent: async (_app, _session, { id }) => ({
      cycles: [],
      sleeps: id === NIGHT.provider_id ? [NIGHT] : [],
      recoveries: [],
      workouts: [],
    }),
  },
  readExport: undefined,
}

const newPair = () => ({
  accessToken: 'access',
  refreshToken: 'refresh',
  expiresAt: new Date(Date.now() + 3_600_000),
  scopes: ['nights'],
})
