import { useId, useRef, useState } from 'react'
import { REPORT_TEXT_MAX } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { ReportResource } from '#domain/resources/reports.ts'
import {
  type ReportableKind,
  type ReportReason,
  reportReasonsForKind,
} from '#domain/rules/moderation/report-reasons.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { RadioList } from '#ui/RadioList.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { useAsk, useSay } from '../../app-context.tsx'
import { isAskRefusal, makeIdempotencyKey } from '../../ask.ts'
import { showRefusalToast } from '../save/show-refusal-toast.ts'
import styles from './ReportDialog.module.css'

type Props = {
  kind: ReportableKind
  id: Id | string
  open?: boolean
  onClose: () => void
  /** Called after the case was opened. */
  onReported?: () => void
}
const TITLES = {
  pin: 'report.titlePin',
  user: 'report.titleUser',
  comment: 'report.titleComment',
  message: 'report.titleMessage',
} as const

/** Reports an object: the viewer picks a reason and may add details; then the dialog explains what happens next. */
export function ReportDialog({ kind, id, open = true, onClose, onReported }: Props) {
  const say = useSay()
  const ask = useAsk()
  const formId = useId()
  const key = useRef(makeIdempotencyKey())
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [details, setDetails] = useState('')
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [step, setStep] = useState<'asks' | 'sends' | 'thanks'>('asks')
  const send = async () => {
    if (!reason || step === 'sends') return
    setStep('sends')
    try {
      await ask(
        ReportResource.create,
        { kind, id: id as Id, reason, details },
        { key: key.current, reason: 'continue' },
      )
      setStep('thanks')
      onReported?.()
    } catch (thrown) {
      setStep('asks')
      key.current = makeIdempotencyKey()
      if (isAskRefusal(thrown) && thrown.field) setErrors({ [thrown.field]: thrown.message })
      else showRefusalToast(thrown)
    }
  }
  if (step === 'thanks') {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={say('report.thanks')}
        closeLabel={say('shell.close')}
        size="small"
        footer={
          <>
            <Button href="/reports-and-violations/" onClick={onClose}>
              {say('report.follow')}
            </Button>
            <Button kind="primary" onClick={onClose} data-autofocus="">
              {say('report.done')}
            </Button>
          </>
        }
      >
        <p role="status">{say('report.thanksSentence')}</p>
      </Dialog>
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say(TITLES[kind])}
      closeLabel={say('shell.close')}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{say('report.cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} busy={step === 'sends'} disabled={!reason}>
            {say('report.send')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <RadioList
          label={say('report.question')}
          options={reportReasonsForKind(kind).map((value) => ({ value, label: say(`report.${value}`) }))}
          value={reason}
          error={errors.reason}
          onChange={(value) => {
            setReason(value)
            setErrors({})
          }}
        />
        {reason && (
          <TextArea
            label={say('report.words')}
            hint={say('report.wordsHint')}
            rows={3}
            limit={REPORT_TEXT_MAX}
            value={details}
            error={errors.details}
            onChange={(event) => setDetails(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  )
}
