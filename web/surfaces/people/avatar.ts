import { AVATAR_COLORS } from '#domain/constants/avatar-colors.ts'

type Pictured = { full_name: string; image_medium_url: string | null; avatar_color_index: number }

/** Avatar props of a person; without a picture, or with the default one, the avatar shows an initial on a color. */
export function toAvatarProps({ full_name, image_medium_url, avatar_color_index }: Pictured) {
  const isNone = !image_medium_url || image_medium_url.includes('/user/default')
  return { name: full_name, src: isNone ? null : image_medium_url, color: toAvatarColor(avatar_color_index) }
}

export const toAvatarColor = (index: number): string => AVATAR_COLORS[index % AVATAR_COLORS.length] ?? AVATAR_COLORS[0]
