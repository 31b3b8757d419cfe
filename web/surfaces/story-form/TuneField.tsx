import { TUNES, type Tune, tunePath } from '#domain/constants/tunes.ts'
import { Select } from '#ui/Select.tsx'
import { useFrame } from '../../frame.tsx'
import type { Draft } from '../drafts/draft.ts'
import { setTune } from '../drafts/story-draft.ts'
import styles from './StoryField.module.css'

/** The tune that plays with a story, to be heard before it is chosen. */
export function TuneField({ draft: { key, story } }: { draft: Draft }) {
  const { say } = useFrame()
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
        onChange={(event) => setTune(key, event.target.value || null)}
      />
      {tune && (
        // biome-ignore lint/a11y/useMediaCaption: a tune has no words
        <audio key={tune} controls preload="none" src={tunePath(tune as Tune)} aria-label={say('story.music')} />
      )}
    </div>
  )
}
