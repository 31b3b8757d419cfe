import { useEffect, useState } from 'react'
import { keep, readKept } from '../../state/browser-storage.ts'

const KEY = 'captions'
const OFF = 'off'

/** Video.13. The language that was kept, else the viewer's, else the first there is; kept with it is whether they are off. */
function firstChoice(languages: readonly string[], locale: string) {
  const [kept, off] = (readKept('localStorage', KEY) ?? '').split(' ')
  const wanted = [kept, locale.toLowerCase(), locale.split('-')[0]?.toLowerCase()]
  const language = wanted.find((one) => one && languages.includes(one)) ?? languages[0] ?? OFF
  return { language, isOff: off === OFF || kept === OFF }
}

/** Which captions are shown, and how they are chosen; a choice is kept in this browser. */
export function useCaptions(video: HTMLVideoElement | null, languages: readonly string[], locale: string) {
  const [chosen, setChosen] = useState(() => firstChoice(languages, locale))
  const language = chosen.isOff ? OFF : chosen.language
  useEffect(() => {
    if (!video) return
    const show = () => {
      for (const track of video.textTracks) track.mode = track.language === language ? 'showing' : 'disabled'
    }
    show()
    video.textTracks.addEventListener('addtrack', show)
    return () => video.textTracks.removeEventListener('addtrack', show)
  }, [video, language])
  const change = (next: typeof chosen) => {
    keep('localStorage', KEY, next.isOff ? `${next.language} ${OFF}` : next.language)
    setChosen(next)
  }
  // What is turned off keeps its language, and comes back in it.
  return {
    language,
    choose: (next: string) => change(next === OFF ? { ...chosen, isOff: true } : { language: next, isOff: false }),
    toggle: () => change({ ...chosen, isOff: !chosen.isOff }),
  }
}
