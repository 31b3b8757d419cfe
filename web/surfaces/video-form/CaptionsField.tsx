import { Captions, X } from 'lucide-react'
import { useState } from 'react'
import { CAPTION_LANGUAGES, CAPTIONS_BYTES_MAX } from '#domain/constants/video.ts'
import { VideoCaptionsResource } from '#domain/resources/videos.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Select } from '#ui/Select.tsx'
import { useApp } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { useConfig } from '../../hooks/hooks.ts'
import { FileButton } from '../drafts/FileButton.tsx'
import type { VideoUploadStatus } from '../video-made/use-video-upload-status.ts'
import styles from './VideoField.module.css'

/** One WebVTT file per language; a new file of the same language replaces the old one (video.13). */
export function CaptionsField({ made, onChanged }: { made: VideoUploadStatus; onChanged: () => void }) {
  const { ask, say } = useApp()
  const { locale } = useConfig()
  const [language, setLanguage] = useState<string>(locale.split('-')[0] ?? 'en')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const nameOf = (code: string) => names.of(code) ?? code
  const work = async (asking: Promise<unknown>) => {
    setProblem(undefined)
    setIsBusy(true)
    await asking.then(onChanged, (thrown: unknown) => {
      if (!isAskRefusal(thrown)) throw thrown
      setProblem(thrown.message)
    })
    setIsBusy(false)
  }
  const send = async (file: File) => {
    if (file.size > CAPTIONS_BYTES_MAX) return setProblem(say('video.captionsLarge'))
    const text = await file.text()
    await work(ask(VideoCaptionsResource.create, { video_id: made.id, language, text }))
  }
  return (
    <fieldset className={styles.captions}>
      <legend>{say('video.captions')}</legend>
      <p className={styles.hint}>{say('video.captionsHint')}</p>
      {made.captions.length > 0 && (
        <ul className={styles.files}>
          {made.captions.map(({ language: code }) => (
            <li key={code}>
              <Captions size={20} aria-hidden="true" />
              <span>{nameOf(code)}</span>
              <IconButton
                size="small"
                label={say('video.captionsRemove', { language: nameOf(code) })}
                icon={<X size={16} aria-hidden="true" />}
                onClick={() => void work(ask(VideoCaptionsResource.delete, { video_id: made.id, language: code }))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.addCaptions}>
        <Select
          label={say('video.captionsLanguage')}
          value={language}
          options={CAPTION_LANGUAGES.map((code) => ({ value: code, label: nameOf(code) }))}
          onChange={(event) => setLanguage(event.target.value)}
        />
        <FileButton
          label={say('video.captionsAdd')}
          accept={['.vtt', 'text/vtt']}
          isOne={true}
          onFiles={([file]) => file && void send(file)}
        >
          {(open) => (
            <Button busy={isBusy} onClick={open}>
              {say('video.captionsAdd')}
            </Button>
          )}
        </FileButton>
      </div>
      {problem && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
