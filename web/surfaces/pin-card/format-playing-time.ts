/** Formats milliseconds as a clock: 0:42, 12:05, 1:02:03. */
export function formatPlayingTime(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
