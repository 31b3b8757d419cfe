import { AVATAR_COLORS } from '#domain/constants/avatar-colors.ts'

/** SVG for people without a picture: a bird on one of twelve colors. */
export function renderDefaultAvatar(index: number): string {
  const color = AVATAR_COLORS[index % AVATAR_COLORS.length]!
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="280" height="280">
<path fill="${color}" d="M0 0h100v100H0z"/>
<g fill="#fff"><path d="M78 40 64 33a17 17 0 0 0-32 8c0 7-4 14-16 24 20 3 32 3 40-3 7-5 10-12 10-18z" fill-opacity=".95"/>
<path d="M44 66v12h-5v3h13v-3h-5V66zm9-2v14h-4v3h13v-3h-6V62z" fill-opacity=".7"/></g>
<circle cx="53" cy="36" r="3" fill="${color}"/>
<path d="M36 50c6-6 14-6 19-2-3 8-12 12-22 10z" fill="${color}" fill-opacity=".35"/>
</svg>
`
}
