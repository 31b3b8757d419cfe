import { useId } from 'react'
import styles from './RadioList.module.css'

type Props<V extends string> = {
  label: string
  hideLabel?: boolean
  options: readonly { value: V; label: string; hint?: string | undefined }[]
  value: V | null
  onChange: (value: V) => void
  error?: string | undefined
}

/** A group of radio buttons; the whole row can be tapped. */
export function RadioList<V extends string>({ label, hideLabel, options, value, onChange, error }: Props<V>) {
  const name = useId()
  const errorId = useId()
  return (
    <fieldset className={styles.list} aria-describedby={error ? errorId : undefined}>
      <legend className={hideLabel ? 'visually-hidden' : styles.legend}>{label}</legend>
      {options.map((option, at) => (
        <label key={option.value} className={styles.row}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            data-autofocus={at === 0 ? '' : undefined}
          />
          <span>
            {option.label}
            {option.hint && <small>{option.hint}</small>}
          </span>
        </label>
      ))}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
