/** "The two with no strap", "guys without a whoop". */
export const isOfUnworn = (words: string): boolean =>
  /\b(no|without( an?| any)?|not wearing( an?)?|n['o]?t (have|wear)( an?)?|missing|lacking|forgot( the| their)?) (devices?|straps?|whoops?|bands?|trackers?|data|wearables?|numbers?|recover(y|ies))\b/i.test(
    words.replace(/[’]/g, "'"),
  )
