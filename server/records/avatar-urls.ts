import { imagePath } from '#domain/rules/media/image-url.ts'
import type { Context, Person } from '../context.ts'
import type { ServerSettings } from '../settings.ts'

type Face = Pick<Person, 'avatar_signature' | 'avatar_ext' | 'avatar_color_index'>

/** URLs of a person's avatar; that of a default avatar contains `/user/default_`. */
export function toAvatarUrls(
  settings: ServerSettings,
  { avatar_signature: signature, avatar_ext, avatar_color_index }: Face,
) {
  const media = mediaBaseUrl(settings)
  if (!signature) {
    const plain = `${media}/user/default_${avatar_color_index}.svg`
    return { small: plain, medium: plain, large: plain, xlarge: plain }
  }
  const at = (size: Parameters<typeof imagePath>[0]) => media + imagePath(size, signature, avatar_ext ?? 'jpg')
  return { small: at('75x75_RS'), medium: at('140x140_RS'), large: at('280x280_RS'), xlarge: at('originals') }
}

export const mediaBaseUrl = (settings: ServerSettings): string => settings.mediaUrl ?? settings.publicUrl

/** Returns the absolute URL of one of our files. */
export const toAbsoluteMediaUrl = ({ house }: Context, address: string) =>
  new URL(address, mediaBaseUrl(house.settings)).href
