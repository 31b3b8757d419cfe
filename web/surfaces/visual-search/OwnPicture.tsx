import { Camera, ImageUp } from 'lucide-react'
import { type FormEvent, useCallback, useMemo, useRef, useState } from 'react'
import { SoughtPictureResource } from '#domain/resources/visual-search.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useGo, useSay } from '../../frame.tsx'
import { useAnswer, useViewer } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { useIncoming } from '../create/use-incoming.ts'
import { ACCEPTED, isHeic, pictureProblem } from '../drafts/upload-queue.ts'
import { ownPictureUrl, pictureAsked, pictureAt } from './asks.ts'
import { sendSought } from './send-sought.ts'
import styles from './VisualSearch.module.css'
import { SearchedPicture } from './VisualSearch.tsx'

/** A search with a picture of one's own: first the picture, then what looks like it. */
export function OwnPicture() {
  const place = usePlace()
  return pictureAt(place) ? <Found /> : <Choose />
}

function Found() {
  const say = useSay()
  const place = usePlace()
  const { answer: data, refusal } = useAnswer(SoughtPictureResource.get, pictureAsked(place))
  // Its day is over, or it is someone else's.
  if (refusal) return <Choose sentence={say('looks.pictureGone')} />
  if (!data) return null
  return (
    <SearchedPicture
      key={data.signature}
      back={<BackLink href="/visual-search/">{say('looks.another')}</BackLink>}
      name={say('looks.yours')}
      ratio={data.width / (data.height || 1)}
      picture={
        <img
          src={`/visual-search/picture/${data.signature}`}
          alt={say('looks.yours')}
          width={data.width}
          height={data.height}
          className={styles.picture}
          style={{ height: 'auto' }}
        />
      }
      objects={data.objects}
    />
  )
}

/** By camera, file, drop or paste, or by its address. */
function Choose({ sentence }: { sentence?: string }) {
  const say = useSay()
  const go = useGo()
  const viewer = useViewer()
  const [problem, setProblem] = useState(sentence)
  const [isBusy, setIsBusy] = useState(false)
  const [address, setAddress] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const search = useCallback(
    async (what: File | string) => {
      const wrong = typeof what === 'string' ? undefined : isHeic(what) ? 'upload.heic' : pictureProblem(what)
      if (wrong) return setProblem(say(wrong))
      setProblem(undefined)
      setIsBusy(true)
      const sent = await sendSought(what, viewer.id ?? null)
      setIsBusy(false)
      if ('signature' in sent) await go(ownPictureUrl(sent.signature))
      else setProblem(sent.message || say('looks.failedPicture'))
    },
    [say, go, viewer.id],
  )
  const take = useMemo(
    () => ({ files: ([first]: File[]) => void (first && search(first)), link: (link: string) => void search(link) }),
    [search],
  )
  const isOver = useIncoming(take)
  const chosen = (input: HTMLInputElement) => {
    const [first] = input.files ?? []
    if (first) void search(first)
    input.value = ''
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (address.trim()) void search(address.trim())
  }
  return (
    <section className={styles.choose} data-over={isOver ? '' : undefined} aria-busy={isBusy}>
      <h1>{say('looks.chooseHeading')}</h1>
      <p>{say('looks.chooseHint')}</p>
      <div className={styles.ways}>
        <Button
          kind="primary"
          busy={isBusy}
          icon={<ImageUp size={20} aria-hidden="true" />}
          onClick={() => file.current?.click()}
        >
          {say('looks.chooseFile')}
        </Button>
        <Button
          kind="secondary"
          disabled={isBusy}
          icon={<Camera size={20} aria-hidden="true" />}
          onClick={() => camera.current?.click()}
        >
          {say('looks.takePhoto')}
        </Button>
      </div>
      <input
        ref={file}
        type="file"
        hidden
        accept={ACCEPTED.join(',')}
        aria-label={say('looks.chooseFile')}
        onChange={(event) => chosen(event.target)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={say('looks.takePhoto')}
        onChange={(event) => chosen(event.target)}
      />
      <form onSubmit={submit}>
        <TextField
          label={say('looks.address')}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button type="submit" disabled={isBusy || !address.trim()}>
          {say('looks.searchAddress')}
        </Button>
      </form>
      {problem && <p role="alert">{problem}</p>}
      <p className={styles.hint}>{say('looks.promise')}</p>
    </section>
  )
}
