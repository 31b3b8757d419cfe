import type { Viewer } from '#domain/entities/viewer.ts'
import type { Id } from '#domain/id.ts'
import type { KnownPin, KnownUser } from '../../state/entities.ts'
import { type Draft, webAddress } from './draft.ts'

/** The pin that a draft will be, for showing it before it is. */
export function draftAsPin(draft: Draft, viewer: Viewer): KnownPin {
  const { upload } = draft
  const link = webAddress(draft.link) ?? null
  const pinner: KnownUser = {
    type: 'user',
    id: viewer.id as Id,
    username: viewer.username ?? '',
    full_name: viewer.full_name,
    first_name: viewer.first_name,
    image_medium_url: viewer.image_medium_url ?? '',
    avatar_color_index: viewer.avatar_color_index,
    is_verified_merchant: false,
    verified_identity: { verified: false },
  }
  return {
    type: 'pin',
    id: draft.key as Id,
    state: 'draft',
    title: draft.title,
    grid_title: draft.title.trim(),
    alt_text: draft.alt_text,
    auto_alt_text: '',
    seo_url: '',
    link,
    domain: link && new URL(link).hostname,
    image_signature: upload.at === 'sent' ? upload.signature : null,
    image_ext: upload.at === 'sent' ? upload.ext : 'jpg',
    image_width: draft.width,
    image_height: draft.height,
    dominant_color: upload.at === 'sent' ? upload.color : 'var(--color-pressed)',
    is_repin: false,
    is_promoted: false,
    access: [],
    favorited_by_me: false,
    favorite_user_count: 0,
    pinner,
    native_creator: pinner,
    board: null,
    saved_info: null,
    repin_count: 0,
  }
}
