import { type SyntheticEvent, useState } from 'react'

type Text = string | number | readonly string[] | undefined

/** The number of characters in a field, for controlled and uncontrolled inputs. */
export function useTypedLength(value: Text, defaultValue: Text) {
  const [typed, setTyped] = useState(() => String(defaultValue ?? '').length)
  return {
    length: value === undefined ? typed : String(value).length,
    onInput: (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTyped(event.currentTarget.value.length),
  }
}
