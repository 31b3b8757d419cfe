import { useRef } from 'react'
import { TextArea } from '#ui/TextArea.tsx'
import styles from './MentionSuggestions.module.css'
import { MentionSuggestions } from './MentionSuggestions.tsx'
import { useMentions } from './use-mentions.ts'

type Props = {
  label: string
  placeholder?: string
  limit: number
  value: string
  error: string | undefined
  onType: (text: string) => void
}

/** Text area that suggests people to mention after an @. */
export function MentionArea({ onType, ...field }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const names = useMentions(area, onType)
  return (
    <div className={styles.mentions}>
      <TextArea
        {...field}
        {...names.fieldProps}
        ref={area}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => void names.onKeyDown(event)}
      />
      <MentionSuggestions names={names} />
    </div>
  )
}
