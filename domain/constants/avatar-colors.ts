/** Background colors of default avatars. White text on each of them meets WCAG AA contrast. */
export const AVATAR_COLORS = [
  '#2b48d8',
  '#0f7285',
  '#1b7a4b',
  '#5d7016',
  '#8a6410',
  '#ad5413',
  '#bb3e2c',
  '#b8305f',
  '#963a94',
  '#6b4bc4',
  '#4a5f85',
  '#5f5750',
] as const
