import { PORT } from './socket-directory.ts'

/** The superuser's role, for creating databases and roles: row-level security does not apply to it. */
export const SUPERUSER = 'postgres'
/** Owns the database and its tables, and migrates them at a start. */
export const OWNER_ROLE = 'corner'
/** The app's role: it owns nothing. */
export const APP_ROLE = 'corner_app'
export const APP_DATABASE = 'corner'

/**
 * Written into a new cluster's postgresql.conf, where the operator may change them. They suit a club of a few hundred people on
 * a small machine that does other work too. None of them risks a committed row.
 */
export const NEW_CLUSTER_SETTINGS = {
  max_connections: '60',
  shared_buffers: '128MB',
  work_mem: '16MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1', // flash storage: with the default of 4 the planner avoids indexes
  jit: 'off', // compiling takes longer than our short queries
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_compression: 'on',
  max_wal_size: '512MB',
  log_checkpoints: 'off',
  client_connection_check_interval: '2s', // the queries of a killed app end soon after it
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/** For a cluster that is deleted after its use, so that nothing in it must survive a power cut. */
export const SCRATCH_CLUSTER_SETTINGS = {
  ...NEW_CLUSTER_SETTINGS,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

/** For tests, of which many use one cluster at once. */
export const TEST_CLUSTER_SETTINGS = { ...SCRATCH_CLUSTER_SETTINGS, max_connections: '200' }

/** On the command line, so that no file can open the database to a network or move its socket. */
export function fixedSettings(socketDir: string, version: string): Record<string, string> {
  return {
    listen_addresses: '',
    port: String(PORT),
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    cluster_name: clusterName(version),
    logging_collector: 'off', // standard output is the log file that we opened
  }
}

/** Tells a server of our release from one that another release left running. */
export function clusterName(version: string): string {
  return `corner-${version}`
}

export function asArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
