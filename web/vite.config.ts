import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { routesWithoutSchemas } from './routes-without-schemas.ts'

export default defineConfig({
  define: { __BUILT_IN_YEAR__: new Date().getFullYear() },
  plugins: [routesWithoutSchemas(), reactRouter()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    rolldownOptions: {
      // Contract files that declare constants beside schemas: an unused schema is dropped, though it is made by a call.
      treeshake: { manualPureFunctions: ['z', 'textField', 'requiredText', 'choiceField'] },
    },
  },
})
