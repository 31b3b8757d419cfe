import { useState } from 'react'
import { HomefeedTunerResource, type Tuned } from '#domain/resources/feedback.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Page } from '#ui/Page.tsx'
import { Row } from '#ui/Rows.tsx'
import { Switch } from '#ui/Switch.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useFrame, useSay } from '../../frame.tsx'
import { useList } from '../../hooks/hooks.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { usePlace } from '../../router/place.tsx'
import { avatarColor } from '../people/avatar.ts'
import { RowList } from '../rows/RowList.tsx'
import { BoardCover } from '../save/BoardCover.tsx'
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
    <Page title={say('tune.title')} sentence={say('tune.sentence')}>
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
      <RowList
        list={list}
        label={say(tab.label)}
        empty={say(tab.empty)}
        action={<Button href={tab.way.href}>{say(tab.way.text)}</Button>}
        row={(tuned) =>
          tuned.kind === 'pin' ? <HiddenPin key={tuned.id} tuned={tuned} /> : <Source key={tuned.id} tuned={tuned} />
        }
      />
    </Page>
  )
}

function Source({ tuned }: { tuned: Tuned }) {
  const { store, ask, say } = useFrame()
  const { isBusy, act } = useBusyAction()
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
    <Row
      {...shown(tuned)}
      end={
        <Switch
          label={<span className="visually-hidden">{say(label, { name })}</span>}
          checked={wished ?? tuned.is_on}
          disabled={isBusy}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
      }
    >
      <Name url={tuned.url} name={name} />
    </Row>
  )
}

function HiddenPin({ tuned }: { tuned: Tuned }) {
  const { store, ask, say } = useFrame()
  const { isBusy, act } = useBusyAction()
  const [isGone, setIsGone] = useState(false)
  const name = tuned.name || say('tune.untitled')
  if (isGone) return null
  const show = () =>
    act(async () => {
      await ask(HomefeedTunerResource.update, { kind: 'pin', id: tuned.id, is_on: true })
      setIsGone(true)
      store.forget(...FEEDS, HomefeedTunerResource.get)
      showToast({ text: say('tune.shownAgain') })
    })
  return (
    <Row
      {...shown(tuned)}
      end={
        tuned.may_change ? (
          <Button busy={isBusy} aria-label={say('tune.showAgainName', { name })} onClick={show}>
            {say('tune.showAgain')}
          </Button>
        ) : (
          <span className={styles.quiet}>{say('tune.reported')}</span>
        )
      }
    >
      <Name url={tuned.url} name={name} />
    </Row>
  )
}

const Name = ({ url, name }: { url: string | null; name: string }) =>
  url ? <a href={url}>{name}</a> : <span>{name}</span>

/** People stand there with their face, all else with its picture. */
function shown({ kind, name, image_url, picture, avatar_color_index }: Tuned) {
  if (kind === 'user')
    return { start: <Avatar name={name} src={image_url} color={avatarColor(avatar_color_index)} size={48} alt="" /> }
  if (picture) return { picture: <BoardCover covers={[picture]} /> }
  return image_url ? { picture: <img src={image_url} alt="" loading="lazy" /> } : {}
}
