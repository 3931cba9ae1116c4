import { PASSWORD_MINIMUM } from './constants/accounts.ts'

/** What a club makes its own (design.md, "Branding"), and what its forms must know before anybody has signed in. Its pictures are files: server/src/pages/branding-files.ts. */
export interface Branding {
  name: string
  /** What a tab is called; a screen's own name stands before it. */
  pageTitle: string
  /** In the footer, lines kept; empty: none. */
  postalAddress: string
  /** Where the world reaches this Corner, without a slash at the end; empty: not said, so that no page claims an address. */
  publicUrl: string
  /** Whether the club has a logo of its own, which then stands in the bar, too. */
  ownLogo: '' | 'yes'
  /** code: who registers needs a team's join code. */
  registration: 'open' | 'code'
  /** Characters that a new password must have, as a number. */
  passwordMinimum: string
  /** Whether this Corner sends e-mail. */
  sendsMail: '' | 'yes'
}

export const DEFAULT_BRANDING: Branding = {
  name: 'Corner',
  pageTitle: 'Wrestling Dashboard',
  postalAddress: 'Corner\n1 Example Street\n12345 Example Town',
  publicUrl: '',
  ownLogo: '',
  registration: 'open',
  passwordMinimum: String(PASSWORD_MINIMUM),
  sendsMail: '',
}

/** What stands in a built page for each value until it is known: branded-page.ts puts the values in. */
export const BRANDING_MARKERS = {
  name: '{{brand-name}}',
  pageTitle: '{{page-title}}',
  postalAddress: '{{postal-address}}',
  publicUrl: '{{public-url}}',
  ownLogo: '{{own-logo}}',
  registration: '{{registration}}',
  passwordMinimum: '{{password-minimum}}',
  sendsMail: '{{sends-mail}}',
} as const satisfies Record<keyof Branding, string>

/** The page's own copy of the values, from which the app takes them when it wakes up. */
export const BRANDING_ELEMENT_ID = 'branding'
export const BRANDING_JSON_MARKER = '{{branding-json}}'
