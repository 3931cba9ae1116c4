import { capital } from '../../phrases/lists.ts'

const PLANS =
  /\b(?:thinking (?:of|about)|considering|want to|would like to|planning (?:to|on)|plan to|like to|case for|proposing to|should we|idea of) (?<what>(?:mov|chang|shift|switch|cancel|start|push|dropp?|cutt?|add|swapp?|delay|shorten)(?:e|ing)?\b[^.?!;\n]{5,120})/i

/**
 * What the questions before considered, as a proposal: `Proposal: moving team lift from 6 am to 2 pm.`; undefined:
 * nothing was proposed.
 */
export function proposalIn(questions: string): string | undefined {
  const what = PLANS.exec(questions)?.groups?.what?.trim()
  return what && `Proposal: ${capital(what).replace(/[,\s]+$/, '')}.`
}
