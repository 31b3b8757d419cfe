import { imagePath } from '#domain/rules/media/image-url.ts'
import type { Context, Person } from '../context.ts'
import type { Settings } from '../settings.ts'

type Face = Pick<Person, 'avatar_signature' | 'avatar_ext' | 'avatar_color_index'>

/** Where a person's picture is; a default one has `/user/default_` in its path. */
export function avatarUrls(settings: Settings, { avatar_signature: signature, avatar_ext, avatar_color_index }: Face) {
  const media = mediaUrl(settings)
  if (!signature) {
    const plain = `${media}/user/default_${avatar_color_index}.svg`
    return { small: plain, medium: plain, large: plain, xlarge: plain }
  }
  const at = (size: Parameters<typeof imagePath>[0]) => media + imagePath(size, signature, avatar_ext ?? 'jpg')
  return { small: at('75x75_RS'), medium: at('140x140_RS'), large: at('280x280_RS'), xlarge: at('originals') }
}

export const mediaUrl = (settings: Settings): string => settings.mediaUrl ?? settings.publicUrl

/** The whole address of a file of ours. */
export const wholeUrl = ({ house }: Context, address: string) => new URL(address, mediaUrl(house.settings)).href
