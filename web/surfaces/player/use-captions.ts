import { useEffect, useState } from 'react'
import { keep, readKept } from '../../state/browser-storage.ts'

const KEY = 'captions'
const OFF = 'off'

/** Video.13. The choice that was kept, else the viewer's language, else the first there is. */
function firstChoice(languages: readonly string[], locale: string): string {
  const kept = readKept('localStorage', KEY)
  if (kept === OFF) return OFF
  const wanted = [kept, locale.toLowerCase(), locale.split('-')[0]?.toLowerCase()]
  return wanted.find((one) => one && languages.includes(one)) ?? languages[0] ?? OFF
}

/** Which captions are shown, and how they are chosen; a choice is kept in this browser. */
export function useCaptions(video: HTMLVideoElement | null, languages: readonly string[], locale: string) {
  const [language, setLanguage] = useState(() => firstChoice(languages, locale))
  useEffect(() => {
    if (!video) return
    const show = () => {
      for (const track of video.textTracks) track.mode = track.language === language ? 'showing' : 'disabled'
    }
    show()
    video.textTracks.addEventListener('addtrack', show)
    return () => video.textTracks.removeEventListener('addtrack', show)
  }, [video, language])
  const choose = (next: string) => {
    keep('localStorage', KEY, next)
    setLanguage(next)
  }
  const lastShown = language === OFF ? (languages.find((one) => one === locale.split('-')[0]) ?? languages[0]) : OFF
  return { language, choose, toggle: () => lastShown && choose(lastShown), isOff: language === OFF }
}
