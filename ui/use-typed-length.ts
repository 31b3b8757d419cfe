import { type SyntheticEvent, useState } from 'react'

type Text = string | number | readonly string[] | undefined

/** How many characters stand in a field, whether its owner controls the value or not. */
export function useTypedLength(value: Text, defaultValue: Text) {
  const [typed, setTyped] = useState(() => String(defaultValue ?? '').length)
  return {
    length: value === undefined ? typed : String(value).length,
    onInput: (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTyped(event.currentTarget.value.length),
  }
}
