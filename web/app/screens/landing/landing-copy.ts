import { branding } from '../../shared/branding/branding.ts'

/** The front page's texts (docs/reference/public-pages.md#front-page, which fixes the headlines). */
export const LANDING_COPY = {
  headline: 'Turning Your Data Into Victory',
  lead: `${branding.name} is an AI coach for high-level teams. It turns what your athletes’ wearables measure into insights for your sport: who is ready, who is in the red, and why.`,
  description:
    'An AI coach for high-level teams: turns biometric data from wearables into sport-specific insights, flags red zones, recovery gaps and athlete risk, and scores team health.',
} as const

interface Bullet {
  title: string
  text: string
}

export const PAINS = {
  title: 'Too Much Data, Not Enough Insight',
  intro: 'Your athletes already measure every night and every session. The numbers seldom reach the mat.',
  bullets: [
    { title: 'One app per athlete', text: 'Recovery, sleep and strain sit on twenty phones. Nobody sees the team.' },
    { title: 'Scores without an answer', text: 'A recovery of 41% does not say whether to push, hold or rest today.' },
    { title: 'Warnings seen too late', text: 'A run of short nights is easy to miss until it shows in practice.' },
    { title: 'Hours lost to spreadsheets', text: 'Copying figures by hand takes the time that coaching needs.' },
  ],
} as const satisfies Section

export const ANSWERS = {
  title: 'The First AI Dashboard That Thinks Like the Coaching Staff',
  intro: 'One page in the morning, before the first whistle.',
  bullets: [
    {
      title: 'Syncs with top wearables',
      text: 'Athletes link the device they wear, WHOOP first. Nights and sessions arrive by themselves.',
    },
    {
      title: 'Flags red zones, recovery gaps and athlete risk',
      text: 'Who needs you stands at the top, with the reason beside the number.',
    },
    {
      title: 'Scores team health with your own training model',
      text: 'One figure for the team, from recovery, sleep and how much data there is, and you can see what went into it.',
    },
    {
      title: 'Answers in an AI chat made for your team',
      text: 'Ask about a team, an athlete or a week. Every number on your athletes comes from your own data, and the reply shows from which.',
    },
  ],
} as const satisfies Section

export interface Section {
  title: string
  intro: string
  bullets: readonly Bullet[]
}
