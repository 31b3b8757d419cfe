import { Sparkles } from 'lucide-react'
import { AltTextResource } from '#domain/resources/media.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../frame.tsx'
import { useAnswer } from '../../hooks/hooks.ts'
import type { Draft } from '../drafts/draft.ts'
import { type } from '../drafts/drafts.ts'
import styles from './DraftForm.module.css'

/** What the picture shows, as long as nobody has said it; it is alt text only when it is taken. */
export function AltSuggestion({ draft: { key, upload, alt_text } }: { draft: Draft }) {
  const say = useSay()
  const isWanted = upload.at === 'sent' && !alt_text.trim()
  const { answer } = useAnswer(AltTextResource.get, isWanted ? { image_signature: upload.signature } : undefined)
  if (!isWanted || !answer?.text) return null
  return (
    <div className={styles.suggestion}>
      <Sparkles size={16} aria-hidden="true" />
      <span>{say('create.suggestion', { text: answer.text })}</span>
      <Button kind="quiet" onClick={() => type(key, { alt_text: answer.text })}>
        {say('create.useSuggestion')}
      </Button>
    </div>
  )
}
