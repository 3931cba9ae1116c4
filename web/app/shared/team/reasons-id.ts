/** The id of the card that lists who needs attention, which an address can lead to. */
export const REASONS_ID = 'why'
