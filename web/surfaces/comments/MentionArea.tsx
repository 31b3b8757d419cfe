import { useRef } from 'react'
import { TextArea } from '#ui/TextArea.tsx'
import styles from './NameOffers.module.css'
import { NameOffers } from './NameOffers.tsx'
import { useNames } from './use-names.ts'

type Props = {
  label: string
  placeholder?: string
  limit: number
  value: string
  error: string | undefined
  onType: (text: string) => void
}

/** A text in which people are named: after an @ they are offered. */
export function MentionArea({ onType, ...field }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const names = useNames(area, onType)
  return (
    <div className={styles.mentions}>
      <TextArea
        {...field}
        {...names.ties}
        ref={area}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => void names.onKey(event)}
      />
      <NameOffers names={names} />
    </div>
  )
}
