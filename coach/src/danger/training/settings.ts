/** How the weights are learned; chosen by cross-validation, a file held out at a time (measure-danger.ts). */
export const SETTINGS = { rounds: 25, step: 0.3, pull: 0.1 } as const
