import type { Device } from '@corner/contract/entities/devices.ts'

/** A device as the server lists it: set up, not linked. @param change what the test is about */
export const aDevice = (change: Partial<Device> = {}): Device => ({
  provider: 'oura',
  label: 'Oura',
  connected: false,
  token_valid: false,
  last_sync: null,
  first_sync: null,
  problem: null,
  paused_since: null,
  set_up: true,
  live: true,
  can_link: true,
  reads_files: false,
  gives: ['hrv_rmssd', 'resting_heart_rate', 'sleep_stages'],
  first_sync_days: 30,
  reminders: null,
  stored: { nights: 0, workouts: 0 },
  attribution: null,
  ...change,
})
