import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { routesWithoutSchemas } from './routes-without-schemas.ts'

/**
 * What every page has around its screen, with all that it stands on, in one file: left alone, the bundler makes some twenty of
 * it, and a phone on a slow line waits for each.
 */
const FRAME =
  /\/app\/(?:shared\/(?:navigation\/top-bar|authentication\/session-keeper|api\/query-client)|screens\/not-found\/(?:broken|not-found))\.tsx?$/

export default defineConfig({
  define: { __BUILT_IN_YEAR__: new Date().getFullYear() },
  plugins: [routesWithoutSchemas(), reactRouter()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'frame', test: FRAME }] } },
      // Contract files that declare constants beside schemas: an unused schema is dropped, though it is made by a call.
      treeshake: { manualPureFunctions: ['z', 'textField', 'requiredText', 'choiceField'] },
    },
  },
})
