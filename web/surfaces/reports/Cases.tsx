import { useState } from 'react'
import { REPORT_TEXT_MAX } from '#domain/constants/limits.ts'
import {
  AppealResource,
  type OwnCase,
  ReportResource,
  SuspendedResource,
  ViolationResource,
} from '#domain/resources/reports.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Page } from '#ui/Page.tsx'
import { Row } from '#ui/Rows.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useAsk, useSay } from '../../app-context.tsx'
import { type LoadedList, useList } from '../../hooks/hooks.ts'
import { useFormatTimeAgo } from '../../hooks/use-format-time-ago.ts'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { RowList } from '../rows/RowList.tsx'
import { CasePicture } from './CasePicture.tsx'
import styles from './Cases.module.css'

/** The viewer's own reports, and the decisions about the viewer. */
export function ReportsAndViolations() {
  const say = useSay()
  const reports = useList(ReportResource.get, {})
  const violations = useList(ViolationResource.get, {})
  return (
    <Page title={say('cases.title')}>
      <section className={styles.group}>
        <h2>{say('cases.reports')}</h2>
        <CaseList list={reports} label={say('cases.reports')} empty={say('cases.noReports')} />
      </section>
      <section className={styles.group}>
        <h2>{say('cases.violations')}</h2>
        <CaseList list={violations} label={say('cases.violations')} empty={say('cases.noViolations')} />
      </section>
    </Page>
  )
}

/** The viewer's pins that staff removed or marked, with the reasons. */
export function PinDecisions() {
  const say = useSay()
  const list = useList(ViolationResource.get, { kind: 'pin' })
  return (
    <Page title={say('cases.pinsTitle')} sentence={say('cases.pinsSentence')}>
      <CaseList list={list} label={say('cases.pinsTitle')} empty={say('cases.noPins')} />
    </Page>
  )
}

type ListProps = {
  list: LoadedList<OwnCase>
  label: string
  empty: string
  /** Authorizes an appeal by someone who is not signed in. */
  token?: string
}

export const CaseList = ({ token, ...list }: ListProps) => (
  <RowList {...list} row={(one) => <Case key={one.id} of={one} token={token} />} />
)

function Case({ of, token }: { of: OwnCase; token: string | undefined }) {
  const say = useSay()
  const ago = useFormatTimeAgo()
  const [isAppealing, setIsAppealing] = useState(false)
  const title = of.title || say(`cases.kind_${of.kind}`)
  return (
    <Row
      picture={<CasePicture of={of} />}
      end={
        <>
          {of.may_appeal && (
            <Button aria-label={say('cases.appealName', { title })} onClick={() => setIsAppealing(true)}>
              {say('cases.appealButton')}
            </Button>
          )}
          {isAppealing && <AppealDialog of={of} token={token} onClose={() => setIsAppealing(false)} />}
        </>
      }
    >
      <strong>{title}</strong>
      <small>
        {say(`cases.kind_${of.kind}`)} · {of.reason ? `${say(`report.${of.reason}`)} · ` : ''}
        {ago(of.created_at)}
      </small>
      <p>
        <Badge tone={of.state === 'closed' ? 'plain' : 'accent'}>{say(`cases.state_${of.state}`)}</Badge>{' '}
        {of.consequence && of.state !== 'open' && say(`cases.did_${of.consequence}`)}
      </p>
      {of.decision_reason && <p className={styles.quiet}>{say('cases.reason', { reason: of.decision_reason })}</p>}
      {of.appeal_text && <p className={styles.quiet}>{say('cases.appeal', { text: of.appeal_text })}</p>}
      {of.appeal_reason && <p className={styles.quiet}>{say('cases.answer', { reason: of.appeal_reason })}</p>}
    </Row>
  )
}

type AppealProps = { of: OwnCase; token: string | undefined; onClose: () => void }

function AppealDialog({ of, token, onClose }: AppealProps) {
  const say = useSay()
  const ask = useAsk()
  const form = useForm({
    start: { text: '' },
    check: ({ text }) => (text.trim() ? {} : { text: 'appeal.wordsMissing' as const }),
    async send({ text }) {
      const words = { case_id: of.case_id, text }
      await (token ? ask(SuspendedResource.create, { ...words, token }) : ask(AppealResource.create, words))
      showToast({ text: say('cases.appealed') })
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={say('cases.appealTitle')} closeLabel={say('shell.close')} size="small">
      <FormView form={form} label={say('cases.appealTitle')}>
        <p>{say('cases.appealSentence')}</p>
        <TextArea
          {...form.field('text')}
          label={say('cases.appealWords')}
          limit={REPORT_TEXT_MAX}
          rows={4}
          data-autofocus=""
        />
        <SubmitButton busy={form.isBusy}>{say('cases.appealSend')}</SubmitButton>
      </FormView>
    </Dialog>
  )
}
