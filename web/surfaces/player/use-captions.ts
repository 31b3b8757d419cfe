import { useEffect, useState } from 'react'
import { keep, readStored } from '../../state/browser-storage.ts'
import { type CaptionsChoice, firstChoice, OFF, textOf } from './captions-choice.ts'

const KEY = 'captions'

/** Which captions are shown, and how they are chosen; a choice is kept in this browser. */
export function useCaptions(video: HTMLVideoElement | null, languages: readonly string[], locale: string) {
  const [chosen, setChosen] = useState(() => firstChoice(readStored('localStorage', KEY), languages, locale))
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
  const change = (next: CaptionsChoice) => {
    keep('localStorage', KEY, textOf(next))
    setChosen(next)
  }
  // What is turned off keeps its language, and comes back in it.
  return {
    language,
    choose: (next: string) =>
      change(next === OFF ? { ...chosen, isOff: true } : { kept: next, language: next, isOff: false }),
    toggle: () => languages.length > 0 && change({ ...chosen, isOff: !chosen.isOff }),
  }
}
