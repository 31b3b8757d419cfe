import { ScanText } from 'lucide-react'
import { AltTextResource } from '#domain/resources/media.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer } from '../../hooks/hooks.ts'
import { editDraftText } from '../drafts/drafts-store.ts'
import type { LocalDraft } from '../drafts/local-draft.ts'
import styles from './DraftForm.module.css'

/** Suggests alt text from the picture while the field is empty; it is used only when accepted. */
export function AltTextSuggestion({ draft: { key, upload, alt_text } }: { draft: LocalDraft }) {
  const say = useSay()
  const isWanted = upload.at === 'sent' && !alt_text.trim()
  const { answer } = useAnswer(AltTextResource.get, isWanted ? { image_signature: upload.signature } : undefined)
  if (!isWanted || !answer?.text) return null
  return (
    <div className={styles.suggestion}>
      <ScanText size={16} aria-hidden="true" />
      <span>{say('create.suggestion', { text: answer.text })}</span>
      <Button kind="quiet" onClick={() => editDraftText(key, { alt_text: answer.text })}>
        {say('create.useSuggestion')}
      </Button>
    </div>
  )
}
