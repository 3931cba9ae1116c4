import type { FastifyInstance } from 'fastify'

/** The worker of the build, and the one that takes it away from browsers (docs/offline.md). */
export const WORKER_FILES = ['sw.js', 'sw-off.js']

/** Serves the service worker under its one address. */
export function serveServiceWorker(app: FastifyInstance, folder: string, offlineViews: 'on' | 'off'): void {
  const [on = '', off = ''] = WORKER_FILES
  app.get('/sw.js', (_request, reply) => reply.sendFile(offlineViews === 'on' ? on : off, folder))
}
