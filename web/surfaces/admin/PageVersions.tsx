import { useState } from 'react'
import { type StaffTextPage, StaffTextPageResource, type TextPageVersion } from '#domain/resources/text-pages.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Row, Rows } from '#ui/Rows.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp, useSay } from '../../app-context.tsx'
import { useAnswer } from '../../hooks/hooks.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { useFormatTimeAgo } from '../../hooks/use-format-time-ago.ts'
import styles from './admin.module.css'
import { TextPreview } from './TextPreview.tsx'

type Props = { page: StaffTextPage; onSaved: (page: StaffTextPage) => void }

/** Versions of a text page and who saved each one; each version can be viewed and restored. */
export function PageVersions({ page, onSaved }: Props) {
  const say = useSay()
  const ago = useFormatTimeAgo()
  const [shown, setShown] = useState<number>()
  const title = ({ version, is_default }: TextPageVersion) =>
    `${say('pages.versionTitle', { version })}${is_default ? ` · ${say('pages.versionDefault')}` : ''}`
  return (
    <section className={styles.column}>
      <h2>{say('pages.versions')}</h2>
      {page.versions.length === 0 && <p className={styles.quiet}>{say('pages.noVersions')}</p>}
      <Rows label={say('pages.versions')}>
        {page.versions.map((one, at) => (
          <Row
            key={one.version}
            end={
              <>
                {at === 0 && <Badge>{say('pages.current')}</Badge>}
                {!one.is_default && (
                  <Button
                    aria-label={say('pages.look', { version: one.version })}
                    onClick={() => setShown(one.version)}
                  >
                    {say('pages.lookShort')}
                  </Button>
                )}
              </>
            }
          >
            <strong>{title(one)}</strong>
            <small>{one.by ? say('pages.versionBy', { name: one.by, when: ago(one.at) }) : ago(one.at)}</small>
          </Row>
        ))}
      </Rows>
      {shown !== undefined && (
        <Version page={page} version={shown} onSaved={onSaved} onClose={() => setShown(undefined)} />
      )}
    </section>
  )
}

type Opened = Props & { onClose: () => void }

function Version({ page, version, onSaved, onClose }: Opened & { version: number }) {
  const { ask, say } = useApp()
  const { isBusy, act } = useBusyAction()
  const { name, language } = page
  const { answer: earlier } = useAnswer(StaffTextPageResource.get, { name, language, version })
  const bringBack = () =>
    act(async () => {
      if (!earlier) return
      const { title, description, body } = earlier
      const text = { title, description, body }
      onSaved(await ask(StaffTextPageResource.update, { name, language, ...text, based_on: page.version }))
      showToast({ text: say('pages.broughtBack', { version }) })
      onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('pages.versionTitle', { version })}
      closeLabel={say('shell.close')}
      footer={
        version !== page.version && (
          <Button kind="primary" busy={isBusy} onClick={bringBack}>
            {say('pages.bringBack')}
          </Button>
        )
      }
    >
      {earlier ? (
        <div className={styles.column}>
          <strong>{earlier.title}</strong>
          <p className={styles.quiet}>{earlier.description}</p>
          <TextPreview body={earlier.body} language={language} />
        </div>
      ) : (
        <Skeleton height={240} shape="card" />
      )}
    </Dialog>
  )
}

/** Confirms that the text shipped with the product replaces the text that staff wrote. */
export function RestoreDefaultDialog({ page: { name, language, version }, onSaved, onClose }: Opened) {
  const { ask, say } = useApp()
  const { isBusy, act } = useBusyAction()
  const goBack = () =>
    act(async () => {
      onSaved(await ask(StaffTextPageResource.delete, { name, language, based_on: version }))
      showToast({ text: say('pages.wentToDefault') })
      onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('pages.toDefaultAsk')}
      closeLabel={say('shell.close')}
      size="small"
      footer={
        <>
          <Button onClick={onClose} data-autofocus="">
            {say('staff.cancel')}
          </Button>
          <Button kind="primary" busy={isBusy} onClick={goBack}>
            {say('pages.toDefault')}
          </Button>
        </>
      }
    >
      <p>{say('pages.toDefaultSentence')}</p>
    </Dialog>
  )
}
