import { useState } from 'react'
import { type TrashEntry, TrashResource } from '#domain/resources/trash.ts'
import { formatRelativeTime } from '#domain/rules/format/dates.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Rows.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { refetch } from '../../hooks/refetch.ts'
import { useRouteAskOptions, useRouteList } from '../../hooks/route-asks.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { BulkProgress } from '../board/BulkProgress.tsx'
import { waitForBulkJob } from '../board/bulk-job.ts'
import { RowList } from '../rows/RowList.tsx'
import { BoardCover } from '../save/BoardCover.tsx'
import { REFETCH_AFTER_SAVE } from '../save/refetch-after-save.ts'
import { SettingsFrame } from '../settings/SettingsFrame.tsx'
import settings from '../settings/settings.module.css'

/** Deleted pins and boards that can still be restored. */
export function Trash() {
  return <SettingsFrame section="trash">{() => <Entries />}</SettingsFrame>
}

function Entries() {
  const { say } = useApp()
  const place = useRouteLocation()
  const { kind } = useRouteAskOptions(TrashResource.get)
  const list = useRouteList(TrashResource.get)
  const tab = (key: string, label: string) => ({
    key,
    label,
    href: key === 'all' ? place.path : `${place.path}?kind=${key}`,
  })
  return (
    <section className={settings.group}>
      <Tabs
        label={say('trash.kinds')}
        selected={kind ?? 'all'}
        tabs={[tab('all', say('trash.all')), tab('pin', say('trash.pins')), tab('board', say('trash.boards'))]}
      />
      <BulkProgress />
      <RowList
        list={list}
        label={say('trash.list')}
        empty={say('trash.empty')}
        action={<Button href="/me/">{say('trash.emptyAction')}</Button>}
        row={(entry) => <Entry key={`${entry.deletion_id} ${entry.id}`} entry={entry} />}
      />
    </section>
  )
}

const DAY = 24 * 3600_000

function Entry({ entry }: { entry: TrashEntry }) {
  const frame = useApp()
  const { store, ask, say } = frame
  const options = useRouteAskOptions(TrashResource.get)
  const { now, locale } = useConfig()
  const { isBusy, act } = useBusyAction()
  const [isGone, setIsGone] = useState(false)
  const title = entry.title || say('trash.untitled')
  const when = formatRelativeTime(new Date(entry.deleted_at), new Date(now), locale)
  const days = Math.floor((Date.parse(entry.gone_at) - Date.parse(now)) / DAY)
  const restore = () =>
    act(async () => {
      const which = { deletion_id: entry.deletion_id, ...(entry.kind === 'pin' && { id: entry.id }) }
      await waitForBulkJob(frame, await ask(TrashResource.update, which))
      setIsGone(true)
      store.invalidate(...REFETCH_AFTER_SAVE)
      await refetch(frame, [{ question: TrashResource.get, options }])
      showToast({ text: say('trash.restored', { title }) })
    })
  if (isGone) return null
  return (
    <Row
      picture={<BoardCover covers={entry.cover_images} />}
      end={
        <Button busy={isBusy} aria-label={say('trash.restoreName', { title })} onClick={restore}>
          {say('trash.restore')}
        </Button>
      }
    >
      <strong>{title}</strong>
      <small>
        {entry.kind === 'pin' ? say('trash.pin', { when }) : say('trash.board', { count: entry.pin_count, when })}
      </small>
      <small>{days > 0 ? say('trash.left', { count: days }) : say('trash.lastDay')}</small>
    </Row>
  )
}
