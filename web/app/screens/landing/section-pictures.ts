import answersDark from './pictures/answers-dark.webp'
import answersLight from './pictures/answers-light.webp'
import answersPhoneDark from './pictures/answers-phone-dark.webp'
import answersPhoneLight from './pictures/answers-phone-light.webp'
import painsDark from './pictures/pains-dark.webp'
import painsLight from './pictures/pains-light.webp'
import painsPhoneDark from './pictures/pains-phone-dark.webp'
import painsPhoneLight from './pictures/pains-phone-light.webp'

/** One screen of the product, as a desk and as a phone shows it, in both themes (web/landing-media makes them). */
export interface SectionPicture {
  alt: string
  light: { wide: string; phone: string }
  dark: { wide: string; phone: string }
}

export const WIDE_SIZE = { width: 1456, height: 910 }
export const PHONE_SIZE = { width: 780, height: 1040 }

export const PAINS_PICTURE: SectionPicture = {
  alt: 'A wrestler’s own dashboard: sleep hours, sleep stages, a spread of nights and daily strain, each in a chart of its own',
  light: { wide: painsLight, phone: painsPhoneLight },
  dark: { wide: painsDark, phone: painsPhoneDark },
}

export const ANSWERS_PICTURE: SectionPicture = {
  alt: 'The coach dashboard: the recovery of a whole team in one chart, with the athlete in the red picked out by name',
  light: { wide: answersLight, phone: answersPhoneLight },
  dark: { wide: answersDark, phone: answersPhoneDark },
}
