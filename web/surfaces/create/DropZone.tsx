import { Link2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { parseTypedUrl } from '#domain/rules/link/urls.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useSay } from '../../app-context.tsx'
import { FileButton } from '../drafts/FileButton.tsx'
import styles from './DropZone.module.css'

type Props = { onFiles: (files: File[]) => void; onLink: (link: string) => void }

/** Start of the page: drop files, choose files, or enter a URL. */
export function DropZone({ onFiles, onLink }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = parseTypedUrl(typed)
    setIsWrong(!address)
    if (address) onLink(address)
  }
  return (
    <div className={styles.zone}>
      <div className={styles.drop}>
        <EmptyBower />
        <h2 className={styles.lead}>{say('create.lead')}</h2>
        <p className={styles.lead}>{say('create.leadHint')}</p>
        <FileButton label={say('create.choose')} onFiles={onFiles}>
          {(open) => (
            <Button kind="primary" size="large" onClick={open}>
              {say('create.choose')}
            </Button>
          )}
        </FileButton>
        <p className={styles.kinds}>{say('create.kinds')}</p>
      </div>
      <form className={styles.link} onSubmit={submit} noValidate>
        <h2>
          <Link2 size={20} aria-hidden="true" />
          {say('create.fromLink')}
        </h2>
        <div className={styles.row}>
          <TextField
            label={say('create.linkLabel')}
            hideLabel
            type="url"
            inputMode="url"
            placeholder={say('create.linkLabel')}
            value={typed}
            error={isWrong ? say('create.linkInvalid') : undefined}
            onChange={(event) => {
              setTyped(event.target.value)
              setIsWrong(false)
            }}
          />
          <Button type="submit" size="large">
            {say('create.linkGo')}
          </Button>
        </div>
      </form>
    </div>
  )
}
