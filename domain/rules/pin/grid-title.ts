/** Spec 5: a grid title is trimmed and cut to 200. */
export function gridTitle(title: string): string {
  return [...title.trim()].slice(0, 200).join('')
}
