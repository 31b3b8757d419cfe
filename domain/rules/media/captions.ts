/** What is wrong with a caption file, and in which line. */
export type CaptionsFault = { line: number; reason: 'header' | 'time' | 'order' | 'empty' | 'text' }

const TIME = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/

/** Video.13. A WebVTT file that players understand, or the first fault of one that they would not. */
export function captionsFault(text: string): CaptionsFault | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return { line: 1, reason: 'header' }
  let cues = 0
  let last = 0
  for (let at = 1; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (/^(NOTE|STYLE|REGION)\b/.test(line)) {
      while (at < lines.length && lines[at]?.trim()) at++
      continue
    }
    if (!line.includes('-->')) continue
    const [from, to] = line.split('-->').map((part) => secondsOf(part.trim().split(/\s/)[0] ?? ''))
    if (from == null || to == null) return { line: at + 1, reason: 'time' }
    if (to <= from || from < last) return { line: at + 1, reason: 'order' }
    last = from
    const begin = at
    while (lines[at + 1]?.trim()) {
      at++
      if (lines[at]?.includes('-->')) return { line: at + 1, reason: 'text' }
    }
    if (at === begin) return { line: at + 1, reason: 'text' }
    cues++
  }
  return cues > 0 ? null : { line: lines.length, reason: 'empty' }
}

function secondsOf(text: string): number | null {
  const found = TIME.exec(text)
  if (!found) return null
  const [, hours = '0', minutes, seconds, thousandths] = found
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000
}
