export { athleteNames } from '@corner/analytics/athlete-names.ts'
