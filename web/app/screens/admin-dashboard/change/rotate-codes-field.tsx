import { CheckField } from '../../../ui/check-field.tsx'

interface RotateCodesFieldProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  /** Whose codes end, as the sentence has it: "the team". */
  of: string
}

/** Whether the join codes that a person has seen end with what they lose. */
export function RotateCodesField({ of, ...field }: RotateCodesFieldProps) {
  return <CheckField {...field}>Change the join codes of {of}, so they can't rejoin with the old ones.</CheckField>
}
