const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const PLACES = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** `no`, `two`, `ten`, `11`, `2.5`. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count)

/** `second`, `tenth`, `11th`. */
export const placeWord = (place: number): string => PLACES[place] || `${place}${ending(place)}`

function ending(place: number): string {
  const isTeen = place % 100 >= 11 && place % 100 <= 13
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][place % 10]) ?? 'th'
}

/** `no night`, `one night`, `two nights`. */
export const countedWord = (count: number, noun: string): string =>
  `${numberWord(count)} ${noun}${count === 0 || count === 1 ? '' : 's'}`
