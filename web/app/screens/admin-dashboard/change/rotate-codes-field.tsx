import { CheckField } from '../../../ui/fields/check-field.tsx'

interface RotateCodesFieldProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  /** Whose codes are replaced, as the sentence names it: "the team". */
  of: string
}

/** A checkbox: replace the join codes that a person who loses access has seen. */
export function RotateCodesField({ of, ...field }: RotateCodesFieldProps) {
  return <CheckField {...field}>Change the join codes of {of}, so they can't rejoin with the old ones.</CheckField>
}
