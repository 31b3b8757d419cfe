import { Button } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useFrame } from '../../frame.tsx'
import { cancelPageFile, type PageFile } from '../drafts/page-files.ts'
import styles from './StoryField.module.css'

type Props = { files: readonly PageFile[]; onRetry: (id: string) => void }

/** How far each file is, or why it did not arrive: it is tried again or taken out. */
export function PageFiles({ files, onRetry }: Props) {
  const { say } = useFrame()
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
