import { useState } from 'react'
import { HomefeedTunerResource, type Tuned } from '#domain/resources/feedback.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Switch } from '#ui/Switch.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useFrame, useSay } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { useConfig, useList } from '../../state/hooks.ts'
import { NextPage } from '../grid/NextPage.tsx'
import { useAct } from '../settings/use-act.ts'
import { FEEDS } from './feeds.ts'
import styles from './Tune.module.css'
import { TUNE_TABS, tunedAt } from './tune-asks.ts'

/** Spec 2, /edit: what shapes the home feed, each of it to be turned off. */
export function Tune() {
  const say = useSay()
  const place = usePlace()
  const wish = tunedAt(place)
  const list = useList(HomefeedTunerResource.get, wish)
  const tab = TUNE_TABS[wish.kind]
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{say('tune.title')}</h1>
        <p>{say('tune.sentence')}</p>
      </div>
      <Tabs
        label={say('tune.tabs')}
        selected={wish.kind}
        tabs={Object.entries(TUNE_TABS).map(([kind, { label }]) => ({
          key: kind,
          label: say(label),
          href: kind === 'interest' ? '/edit/' : `/edit/?kind=${kind}`,
        }))}
      />
      <p className={styles.quiet}>{say(tab.sentence)}</p>
      {list.next === null && list.items.length === 0 ? (
        <EmptyState
          drawing={<EmptyBower />}
          sentence={say(tab.empty)}
          action={<Button href="/">{say('tune.home')}</Button>}
        />
      ) : (
        <ul className={styles.rows} aria-label={say(tab.label)}>
          {list.items.map((tuned) =>
            tuned.kind === 'pin' ? <HiddenPin key={tuned.id} tuned={tuned} /> : <Row key={tuned.id} tuned={tuned} />,
          )}
        </ul>
      )}
      <NextPage list={list} />
    </div>
  )
}

function Row({ tuned }: { tuned: Tuned }) {
  const { store, ask, say } = useFrame()
  const { isBusy, act } = useAct()
  const [wished, setWished] = useState<boolean>()
  const name = tuned.name || say('tune.untitled')
  const label = tuned.kind === 'history' ? 'tune.switchHistory' : 'tune.switch'
  const turn = (is_on: boolean) => {
    setWished(is_on)
    act(async () => {
      try {
        await ask(HomefeedTunerResource.update, { kind: tuned.kind, id: tuned.id, is_on })
        store.forget(...FEEDS)
      } finally {
        setWished(undefined)
      }
    })
  }
  return (
    <li className={styles.row}>
      <Picture tuned={tuned} />
      <Name url={tuned.url} name={name} />
      <Switch
        label={<span className="visually-hidden">{say(label, { name })}</span>}
        checked={wished ?? tuned.is_on}
        disabled={isBusy}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
    </li>
  )
}

function HiddenPin({ tuned }: { tuned: Tuned }) {
  const { store, ask, say } = useFrame()
  const { isBusy, act } = useAct()
  const [isGone, setIsGone] = useState(false)
  const name = tuned.name || say('tune.untitled')
  if (isGone) return null
  const show = () =>
    act(async () => {
      await ask(HomefeedTunerResource.update, { kind: 'pin', id: tuned.id, is_on: true })
      setIsGone(true)
      store.forget(...FEEDS, HomefeedTunerResource.get)
      showToast({ text: say('tune.shownAgain'), duration: 3000 })
    })
  return (
    <li className={styles.row}>
      <Picture tuned={tuned} />
      <Name url={tuned.url} name={name} />
      {tuned.may_change ? (
        <Button busy={isBusy} aria-label={say('tune.showAgainName', { name })} onClick={show}>
          {say('tune.showAgain')}
        </Button>
      ) : (
        <span className={styles.quiet}>{say('tune.reported')}</span>
      )}
    </li>
  )
}

const Name = ({ url, name }: { url: string | null; name: string }) =>
  url ? (
    <a href={url} className={styles.name}>
      {name}
    </a>
  ) : (
    <span className={styles.name}>{name}</span>
  )

function Picture({ tuned }: { tuned: Tuned }) {
  const { media_url } = useConfig()
  const { kind, name, image_url, picture, avatar_color_index } = tuned
  if (kind === 'user') return <Avatar name={name} src={image_url} color={avatar_color_index} size={48} alt="" />
  const src = picture ? media_url + imagePath('75x75_RS', picture.signature, picture.ext) : image_url
  if (!src) return null
  const color = picture?.dominant_color
  return (
    <img
      className={styles.picture}
      src={src}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      style={{ backgroundColor: color }}
    />
  )
}
