import { Check, ImagePlus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { FindPinImagesResource } from '#domain/resources/pins.ts'
import { parseTypedUrl } from '#domain/rules/link/urls.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useApp } from '../../app-context.tsx'
import { makeIdempotencyKey } from '../../ask.ts'
import { useAnswer } from '../../hooks/hooks.ts'
import { addDrafts, suggestSavePlace } from '../drafts/drafts-store.ts'
import { FileButton } from '../drafts/FileButton.tsx'
import { makeDraft } from '../drafts/local-draft.ts'
import styles from './FindPictures.module.css'
import { FoundPicture } from './FoundPicture.tsx'

type Props = { link: string; onFiles: (files: File[], link: string) => void; onClose: () => void }

const PROBLEMS = { forbidden: 'create.pageForbidden', unreachable: 'create.pageUnreachable' } as const

/** Lists the pictures of a web page to choose from; several choices create several drafts. */
export function FindPictures({ link, onFiles, onClose }: Props) {
  const { say } = useApp()
  const [typed, setTyped] = useState(link)
  const [address, setAddress] = useState(() => (link ? parseTypedUrl(link) : undefined))
  const [isWrong, setIsWrong] = useState(Boolean(link) && !parseTypedUrl(link))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { answer, refusal, again } = useAnswer(FindPinImagesResource.get, address ? { url: address } : undefined)
  const [small, setSmall] = useState<readonly string[]>([])
  const items = (answer?.items ?? []).filter(({ url }) => !small.includes(url))
  const find = (event: FormEvent) => {
    event.preventDefault()
    const next = parseTypedUrl(typed)
    setIsWrong(!next)
    setAddress(next)
    setChosen([])
  }
  const use = (urls: readonly string[]) => {
    const place = suggestSavePlace()
    addDrafts(
      urls.map((url) => {
        const item = items.find((one) => one.url === url)
        const size = item?.width && item.height ? { width: item.width, height: item.height } : {}
        const words = { title: item?.title ?? '', description: item?.description ?? '', link: address ?? '' }
        const upload = { at: 'elsewhere', url } as const
        return makeDraft(makeIdempotencyKey(), Date.now(), {
          name: hostOf(address ?? url),
          upload,
          ...words,
          ...size,
          place,
        })
      }),
    )
    onClose()
  }
  const toggle = (url: string) =>
    setChosen((now) => (now.includes(url) ? now.filter((one) => one !== url) : [...now, url]))
  const isFound = items.length > 0
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={say('create.fromLink')}
      closeLabel={say('shell.close')}
      footer={
        <>
          <Button onClick={onClose}>{say('create.cancel')}</Button>
          {isFound && (
            <Button kind="primary" disabled={chosen.length === 0} onClick={() => use(chosen)}>
              {chosen.length > 0 ? say('create.useFound', { count: chosen.length }) : say('create.useNone')}
            </Button>
          )}
        </>
      }
    >
      <form className={styles.form} onSubmit={find} noValidate>
        <TextField
          label={say('create.linkLabel')}
          type="url"
          inputMode="url"
          data-autofocus=""
          value={typed}
          error={isWrong ? say('create.linkInvalid') : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setIsWrong(false)
          }}
        />
        <Button type="submit" size="large" kind={isFound ? 'secondary' : 'primary'}>
          {say('create.linkGo')}
        </Button>
      </form>
      {address && (
        <section aria-label={say('create.found')} aria-live="polite" className={styles.found}>
          {refusal ? (
            <div className={styles.nothing}>
              <p role="alert">{refusal.message}</p>
              <Button onClick={again}>{say('shell.tryAgain')}</Button>
            </div>
          ) : !answer ? (
            <div className={styles.grid} role="status" aria-label={say('shell.loading')}>
              {[180, 120, 220, 150].map((height) => (
                <Skeleton key={height} shape="card" height={height} />
              ))}
            </div>
          ) : isFound ? (
            <>
              <p className={styles.count}>{say('create.foundOn', { count: items.length, host: hostOf(address) })}</p>
              <ul className={styles.grid}>
                {items.map((item, index) => (
                  <li key={item.url}>
                    <FoundPicture
                      item={item}
                      number={index + 1}
                      isChosen={chosen.includes(item.url)}
                      onToggle={() => toggle(item.url)}
                      onSmall={() => setSmall((now) => [...now, item.url])}
                    />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <div className={styles.nothing}>
              <p>{say(answer.problem ? PROBLEMS[answer.problem] : 'create.foundNone', { host: hostOf(address) })}</p>
              <FileButton
                label={say('create.uploadInstead')}
                onFiles={(files) => {
                  onFiles(files, address)
                  onClose()
                }}
              >
                {(open) => (
                  <Button kind="primary" icon={<ImagePlus size={20} aria-hidden="true" />} onClick={open}>
                    {say('create.uploadInstead')}
                  </Button>
                )}
              </FileButton>
              {answer.problem !== 'forbidden' && (
                <Button icon={<Check size={20} aria-hidden="true" />} onClick={() => use([address])}>
                  {say('create.useLink')}
                </Button>
              )}
            </div>
          )}
        </section>
      )}
    </Dialog>
  )
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')
