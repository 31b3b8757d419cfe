import { Camera, ImageUp } from 'lucide-react'
import { type FormEvent, useCallback, useMemo, useRef, useState } from 'react'
import { SoughtPictureResource } from '#domain/resources/visual-search.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Button } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useNavigate, useSay } from '../../app-context.tsx'
import { useAnswer, useViewer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { useDropAndPaste } from '../create/use-drop-and-paste.ts'
import { ACCEPTED_PICTURE_TYPES, findPictureProblem, isHeicFile } from '../drafts/file-problems.ts'
import { makeOwnPictureUrl, parsePictureSignature, parseSoughtPictureOptions } from './asks.ts'
import { uploadSearchPicture } from './upload-search-picture.ts'
import styles from './VisualSearch.module.css'
import { SearchedPicture } from './VisualSearch.tsx'

/** A visual search with the viewer's own picture: first the picture is chosen, then results are shown. */
export function OwnPicture() {
  const place = useRouteLocation()
  return parsePictureSignature(place) ? <Found /> : <Choose />
}

function Found() {
  const say = useSay()
  const place = useRouteLocation()
  const { answer: data, refusal } = useAnswer(SoughtPictureResource.get, parseSoughtPictureOptions(place))
  // The uploaded picture has expired, or belongs to someone else.
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

/** Chooses a picture by camera, file, drop, paste or URL. */
function Choose({ sentence }: { sentence?: string }) {
  const say = useSay()
  const go = useNavigate()
  const viewer = useViewer()
  const [problem, setProblem] = useState(sentence)
  const [sending, setSending] = useState<{ picture: string | undefined; part: number }>()
  const [address, setAddress] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const search = useCallback(
    async (what: File | string) => {
      const wrong = typeof what === 'string' ? undefined : isHeicFile(what) ? 'upload.heic' : findPictureProblem(what)
      if (wrong) return setProblem(say(wrong))
      setProblem(undefined)
      const picture = typeof what === 'string' ? undefined : URL.createObjectURL(what)
      setSending({ picture, part: 0 })
      const sent = await uploadSearchPicture(what, viewer.id ?? null, (part) => setSending({ picture, part }))
      if ('signature' in sent) await go(makeOwnPictureUrl(sent.signature))
      else setProblem(sent.message || say('looks.failedPicture'))
      setSending(undefined)
      if (picture) URL.revokeObjectURL(picture)
    },
    [say, go, viewer.id],
  )
  const take = useMemo(
    () => ({ files: ([first]: File[]) => void (first && search(first)), link: (link: string) => void search(link) }),
    [search],
  )
  const isOver = useDropAndPaste(take)
  const chosen = (input: HTMLInputElement) => {
    const [first] = input.files ?? []
    if (first) void search(first)
    input.value = ''
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (address.trim()) void search(address.trim())
  }
  if (sending)
    return (
      <section className={styles.choose} aria-busy="true">
        <h1>{say('looks.searching')}</h1>
        {sending.picture && <img src={sending.picture} alt={say('looks.yours')} className={styles.sending} />}
        <ProgressBar
          label={say('looks.searching')}
          value={sending.part < 1 && sending.picture ? sending.part : undefined}
        />
      </section>
    )
  return (
    <section className={styles.choose} data-over={isOver ? '' : undefined}>
      <h1>{say('looks.chooseHeading')}</h1>
      <p>{say('looks.chooseHint')}</p>
      <div className={styles.ways}>
        <Button kind="primary" icon={<ImageUp size={20} aria-hidden="true" />} onClick={() => file.current?.click()}>
          {say('looks.chooseFile')}
        </Button>
        <Button kind="secondary" icon={<Camera size={20} aria-hidden="true" />} onClick={() => camera.current?.click()}>
          {say('looks.takePhoto')}
        </Button>
      </div>
      <input
        ref={file}
        type="file"
        hidden
        accept={ACCEPTED_PICTURE_TYPES.join(',')}
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
        <Button type="submit" disabled={!address.trim()}>
          {say('looks.searchAddress')}
        </Button>
      </form>
      {problem && <p role="alert">{problem}</p>}
      <p className={styles.hint}>{say('looks.promise')}</p>
    </section>
  )
}
