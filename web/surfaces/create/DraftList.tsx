import { Link2, Plus } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { FileButton } from '../drafts/FileButton.tsx'
import type { LocalDraft } from '../drafts/local-draft.ts'
import styles from './DraftList.module.css'
import { DraftRow } from './DraftRow.tsx'

const KEPT = { yes: 'create.kept', soon: 'create.keeping', here: 'create.keptHere', no: 'create.notKept' } as const

type Props = {
  drafts: readonly LocalDraft[]
  selected: string
  /** Where the drafts are currently stored. */
  kept: keyof typeof KEPT
  onFiles: (files: File[]) => void
  onLink: () => void
}

/** List of the drafts, each with its picture and progress. */
export function DraftList({ drafts, selected, kept, onFiles, onLink }: Props) {
  const say = useSay()
  return (
    <aside className={styles.side} aria-label={say('create.drafts')}>
      <div className={styles.add}>
        <FileButton label={say('create.more')} onFiles={onFiles}>
          {(open) => (
            <Button onClick={open} icon={<Plus size={20} aria-hidden="true" />}>
              {say('create.more')}
            </Button>
          )}
        </FileButton>
        <Button kind="quiet" onClick={onLink} icon={<Link2 size={20} aria-hidden="true" />}>
          {say('create.fromLink')}
        </Button>
      </div>
      {drafts.length > 0 && (
        <>
          <h2 className={styles.count}>{say('create.draftCount', { count: drafts.length })}</h2>
          <ul className={styles.list}>
            {drafts.map((draft, index) => (
              <DraftRow key={draft.key} draft={draft} number={index + 1} isSelected={draft.key === selected} />
            ))}
          </ul>
          <p className={styles.kept}>{say(KEPT[kept])}</p>
        </>
      )}
    </aside>
  )
}
