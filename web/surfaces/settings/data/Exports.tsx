import { Archive } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { DataExportResource } from '#domain/resources/account.ts'
import { formatRelativeTime } from '#domain/rules/format/dates.ts'
import { Button } from '#ui/Button.tsx'
import { Row, Rows } from '#ui/Rows.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../../app-context.tsx'
import { useConfig, useList } from '../../../hooks/hooks.ts'
import { useBusyAction } from '../../../hooks/use-busy-action.ts'
import styles from '../settings.module.css'

const LOOK_AGAIN = 4000

/** Requests and lists exports of the viewer's data. While one is being made, the list polls. */
export function Exports() {
  const { say, ask, store } = useApp()
  const { now, locale } = useConfig()
  const { items } = useList(DataExportResource.get, {})
  const asking = useBusyAction()
  const refetch = useCallback(async () => {
    const page = await ask(DataExportResource.get, {})
    store.take(DataExportResource.get, {}, page)
  }, [ask, store])
  const isWaiting = items.some(({ state }) => state === 'waiting')
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void refetch().catch(() => {}), LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [isWaiting, refetch])
  const askForOne = async () => {
    await ask(DataExportResource.create, {})
    await refetch()
    showToast({ text: say('export.asked') })
  }
  return (
    <section className={styles.group}>
      <h2>{say('export.title')}</h2>
      <p>{say('export.sentence')}</p>
      {items.length === 0 && <p>{say('export.none')}</p>}
      <Rows isLive>
        {items.map(({ id, state, url, created_at }) => (
          <Row
            key={id}
            start={<Archive size={24} aria-hidden="true" />}
            end={
              url && (
                <Button href={url} download="">
                  {say('export.download')}
                </Button>
              )
            }
          >
            <span>{say(`export.${state}`)}</span>
            <small>
              {say('export.from', { when: formatRelativeTime(new Date(created_at), new Date(now), locale) })}
            </small>
          </Row>
        ))}
      </Rows>
      <div className={styles.buttons}>
        <Button busy={asking.isBusy} disabled={isWaiting} onClick={() => asking.act(askForOne)}>
          {say('export.ask')}
        </Button>
      </div>
    </section>
  )
}
