/** What texts call the wearable until its status has come: a server may link those of another maker than WHOOP. */
export const UNKNOWN_WEARABLE = 'your wearable'
/** The same for its maker. */
export const UNKNOWN_MAKER = 'the maker of your wearable'
