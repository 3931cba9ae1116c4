/** An athlete by name. */
export interface AthleteName {
  id: string
  /** First and last name. */
  name: string
  first_name: string
}
