import { Button } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useApp } from '../../app-context.tsx'
import { cancelPageFile, type StoryPageFile } from '../drafts/page-files.ts'
import styles from './StoryField.module.css'

type Props = { files: readonly StoryPageFile[]; onRetry: (id: string) => void }

/** The progress of each file, or why its upload failed, with buttons to retry or remove it. */
export function PageFiles({ files, onRetry }: Props) {
  const { say } = useApp()
  return files.map(({ id, name, part, problem, mayTryAgain, isUnkept }) => (
    <div key={id} className={styles.sending}>
      <span dir="auto">{name}</span>
      {problem === undefined ? (
        <ProgressBar label={say('create.uploadOf', { name })} value={part < 1 ? part : undefined} />
      ) : (
        <span role="alert" className={styles.error}>
          {problem}
        </span>
      )}
      {isUnkept && (
        <span role="alert" className={styles.error}>
          {say('story.fileUnkept')}
        </span>
      )}
      {mayTryAgain && (
        <Button kind="quiet" aria-label={`${say('create.retry')}: ${name}`} onClick={() => onRetry(id)}>
          {say('create.retry')}
        </Button>
      )}
      <Button
        kind="quiet"
        aria-label={problem === undefined ? undefined : say('create.remove', { name })}
        onClick={() => cancelPageFile(id)}
      >
        {say(problem === undefined ? 'create.cancel' : 'story.removeFile')}
      </Button>
    </div>
  ))
}
