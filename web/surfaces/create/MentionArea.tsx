import { useRef } from 'react'
import { TextArea } from '#ui/TextArea.tsx'
import { NameOffers } from '../comments/NameOffers.tsx'
import { useNames } from '../comments/use-names.ts'
import styles from './DraftForm.module.css'

type Props = {
  label: string
  placeholder: string
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
