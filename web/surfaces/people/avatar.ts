import { AVATAR_COLORS } from '#domain/constants/avatar-colors.ts'

type Pictured = { full_name: string; image_medium_url: string | null; avatar_color_index: number }

/** Spec 3, User: a default picture counts as none; an initial on a colour of its own stands there. */
export function avatarOf({ full_name, image_medium_url, avatar_color_index }: Pictured) {
  const isNone = !image_medium_url || image_medium_url.includes('/user/default')
  return { name: full_name, src: isNone ? null : image_medium_url, color: avatarColor(avatar_color_index) }
}

export const avatarColor = (index: number): string => AVATAR_COLORS[index % AVATAR_COLORS.length] ?? AVATAR_COLORS[0]
