import { SHARED_FILE_FIELD } from '#domain/constants/share-target.ts'
import { removeOldShares, storeShare } from '../state/shared-content.ts'

const CREATOR = '/pin-creation-tool/'

/** Stores what a device shared, and opens the creator with it: the files of a form don't survive a login. */
export async function stashShare(request: Request): Promise<Response> {
  const open = (share: string) => Response.redirect(`${CREATOR}?shared=${share}`, 303)
  try {
    const form = await request.formData()
    const text = (name: string) => String(form.get(name) ?? '')
    const files = form.getAll(SHARED_FILE_FIELD).filter((file) => typeof file !== 'string')
    await removeOldShares()
    return open(await storeShare({ title: text('title'), text: text('text'), url: text('url'), files }))
  } catch {
    return open('lost')
  }
}
