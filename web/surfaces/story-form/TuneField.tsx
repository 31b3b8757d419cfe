import { TUNES, type Tune, tunePath } from '#domain/constants/tunes.ts'
import { Select } from '#ui/Select.tsx'
import { useApp } from '../../app-context.tsx'
import type { LocalDraft } from '../drafts/local-draft.ts'
import { setStoryTune } from '../drafts/story-draft.ts'
import styles from './StoryField.module.css'

/** Chooses the music of a story, with a preview. */
export function TuneField({ draft: { key, story } }: { draft: LocalDraft }) {
  const { say } = useApp()
  const tune = story?.tune ?? ''
  const options = [
    { value: '', label: say('story.noMusic') },
    ...TUNES.map((one) => ({ value: one, label: say(`story.tune.${one}`) })),
  ]
  return (
    <div className={styles.tune}>
      <Select
        label={say('story.music')}
        value={tune}
        options={options}
        onChange={(event) => setStoryTune(key, event.target.value || null)}
      />
      {tune && (
        // biome-ignore lint/a11y/useMediaCaption: a tune has no words
        <audio key={tune} controls preload="none" src={tunePath(tune as Tune)} aria-label={say('story.music')} />
      )}
    </div>
  )
}
