import { createElement } from 'react'
import type { Id } from '#domain/id.ts'
import type { ReportableKind } from '#domain/rules/moderation/report-reasons.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { openDetachedDialog } from '../save/open-detached-dialog.tsx'

/** Opens the report dialog over the current page; its translations and code are loaded only now. */
export function openReportDialog(
  frame: AppContextValue,
  kind: ReportableKind,
  id: Id | string,
  onReported?: () => void,
): void {
  void openDetachedDialog(frame, async () => {
    const [{ ReportDialog }] = await Promise.all([import('./ReportDialog.tsx'), frame.moreWords?.()])
    return ({ open, close }) =>
      createElement(ReportDialog, { kind, id, open, onClose: close, ...(onReported && { onReported }) })
  })
}
