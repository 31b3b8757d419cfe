import { useState } from 'react'
import type { PinCard } from '#domain/entities/pin.ts'
import { useApp, useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { pictureUrl } from '../../picture-urls.ts'
import styles from './debugging.module.css'

/** Why the Pins on the screen are there: their source and scores, in the order of the page (viewer.8). */
export function DebuggedPins() {
  const { store } = useApp()
  const say = useSay()
  const [pins] = useState(() =>
    [...document.querySelectorAll<HTMLElement>('article[data-pin]')].flatMap(({ dataset }) => {
      const pin = store.get().shown[`pin:${dataset.pin}`] as PinCard | undefined
      return pin?.debug ? [pin] : []
    }),
  )
  if (!pins.length) return <p>{say('debug.noPins')}</p>
  return (
    <ol className={styles.plain}>
      {pins.map((pin) => (
        <DebuggedPin key={pin.id} pin={pin} />
      ))}
    </ol>
  )
}

function DebuggedPin({ pin }: { pin: PinCard }) {
  const { media_url } = useConfig()
  const { list, source, scores } = pin.debug ?? { list: '', source: '', scores: {} }
  return (
    <li className={styles.pin}>
      <img src={pictureUrl(media_url, pin, '75x75_RS')} alt="" width={48} height={48} />
      <div>
        <a href={`/pin/${pin.id}/`}>{pin.grid_title || pin.id}</a>
        <p>
          {list} · {source}
        </p>
        <dl className={styles.scores}>
          {Object.entries(scores).map(([name, score]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{Number.isInteger(score) ? score : score.toFixed(4)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  )
}
