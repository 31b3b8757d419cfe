import { hasUnsavedChanges } from '../../router/unsaved-changes.ts'

const FIELD =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true]'
const OVERLAY = 'dialog[open], [role=dialog], [role=alertdialog], [data-onboarding-cover]'

/** Whether the viewer is filling a form, or has something open that an interruption would cover. */
export function isViewerBusy(): boolean {
  if (hasUnsavedChanges()) return true
  if (document.activeElement?.matches(FIELD)) return true
  // A popover that is closed is still in the page.
  if ([...document.querySelectorAll(OVERLAY)].some((overlay) => overlay.checkVisibility())) return true
  return [...document.querySelectorAll<HTMLTextAreaElement>('textarea')].some((field) => field.value.trim() !== '')
}
