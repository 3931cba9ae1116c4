import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { routesWithoutSchemas } from './routes-without-schemas.ts'

/**
 * Everything around each screen in one file: by default the bundler makes about twenty, and a phone on a slow
 * connection waits for each.
 */
const FRAME =
  /\/app\/(?:shared\/(?:navigation\/(?:top-bar|home-of-role)|branding\/(?:page-title|public-meta)|session\/sign-in-state|authentication\/session-keeper|api\/query-client)|screens\/not-found\/(?:error-page|not-found))\.tsx?$/

/** What the forms before the sign-in have in common, in one file: each further one costs a fifth of a kilobyte. */
const FORM = /\/app\/ui\/(?:fields\/(?:field|secret-field)|buttons\/submit-button|layout\/form-page)\.tsx$/

export default defineConfig({
  define: { __BUILT_IN_YEAR__: new Date().getFullYear() },
  plugins: [routesWithoutSchemas(), reactRouter()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', test: FRAME },
            { name: 'form', test: FORM },
          ],
        },
      },
      // Contract files that declare constants beside schemas: unused schemas are dropped, though they are created by
      // calls.
      treeshake: { manualPureFunctions: ['z', 'textField', 'requiredText', 'choiceField'] },
    },
  },
})
