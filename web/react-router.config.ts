import type { Config } from '@react-router/dev/config'

/**
 * Public pages are prerendered at build time; every other address starts from `__spa-fallback.html`. There is no server
 * rendering.
 */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/login', '/register', '/forgot-password', '/reset-password', '/confirm-address', '/invitation'],
} satisfies Config
