import { createElement } from 'react'
import type { Id } from '#domain/id.ts'
import type { ReportedKind } from '#domain/rules/moderation/report-reasons.ts'
import type { Frame } from '../../frame.tsx'
import { openDialogRoot } from '../save/open-dialog-root.tsx'

/** Opens the report of something over whatever is shown: its words and its form come only now. */
export function openReport(frame: Frame, kind: ReportedKind, id: Id | string, onReported?: () => void): void {
  void openDialogRoot(frame, async () => {
    const [{ ReportDialog }] = await Promise.all([import('./ReportDialog.tsx'), frame.moreWords?.()])
    return ({ open, close }) =>
      createElement(ReportDialog, { kind, id, open, onClose: close, ...(onReported && { onReported }) })
  })
}
