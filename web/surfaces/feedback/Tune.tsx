import { useState } from 'react'
import { HomefeedTunerResource, type Tuned } from '#domain/resources/feedback.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Page } from '#ui/Page.tsx'
import { Row } from '#ui/Rows.tsx'
import { Switch } from '#ui/Switch.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp, useSay } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { toAvatarColor } from '../people/avatar.ts'
import { RowList } from '../rows/RowList.tsx'
import { BoardCover } from '../save/BoardCover.tsx'
import { REFETCH_AFTER_FEEDBACK } from './refetch-after-feedback.ts'
import styles from './Tune.module.css'
import { parseTunerOptions, TUNE_TABS } from './tune-asks.ts'

/** Page /edit: everything that shapes the home feed, each with a switch to turn it off. */
export function Tune() {
  const say = useSay()
  const place = useRouteLocation()
  const wish = parseTunerOptions(place)
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
  const { store, ask, say } = useApp()
  const { isBusy, act } = useBusyAction()
  const [wished, setWished] = useState<boolean>()
  const name = tuned.name || say('tune.untitled')
  const label = tuned.kind === 'history' ? 'tune.switchHistory' : 'tune.switch'
  const turn = (is_on: boolean) => {
    setWished(is_on)
    act(async () => {
      try {
        await ask(HomefeedTunerResource.update, { kind: tuned.kind, id: tuned.id, is_on })
        store.invalidate(...REFETCH_AFTER_FEEDBACK)
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
  const { store, ask, say } = useApp()
  const { isBusy, act } = useBusyAction()
  const [isGone, setIsGone] = useState(false)
  const name = tuned.name || say('tune.untitled')
  if (isGone) return null
  const show = () =>
    act(async () => {
      await ask(HomefeedTunerResource.update, { kind: 'pin', id: tuned.id, is_on: true })
      setIsGone(true)
      store.invalidate(...REFETCH_AFTER_FEEDBACK, HomefeedTunerResource.get)
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

/** Image of an entry: people get their avatar, everything else its picture. */
function shown({ kind, name, image_url, picture, avatar_color_index }: Tuned) {
  if (kind === 'user')
    return { start: <Avatar name={name} src={image_url} color={toAvatarColor(avatar_color_index)} size={48} alt="" /> }
  if (picture) return { picture: <BoardCover covers={[picture]} /> }
  return image_url ? { picture: <img src={image_url} alt="" loading="lazy" /> } : {}
}
