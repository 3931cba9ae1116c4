import type { Config } from '@react-router/dev/config'

/** The public pages are drawn at build time; every other address starts from `__spa-fallback.html`. No server renders anything. */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/login', '/register', '/forgot-password', '/reset-password', '/confirm-address', '/invitation'],
} satisfies Config
