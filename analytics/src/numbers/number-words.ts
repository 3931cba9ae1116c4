const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A small number as a sentence says it: `three`; `12` above ten. */
export const inWords = (count: number): string => WORDS[count] ?? String(count)

/** An amount with its unit: `half a breath`, `0.7 breaths`. */
export const amountInWords = (amount: number, one: string, many: string): string =>
  amount === 0.5 ? `half a ${one}` : `${amount} ${many}`
