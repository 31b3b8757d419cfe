import { useEffect, useState } from 'react'
import { readStoredText, writeStoredText } from '../../state/browser-storage.ts'
import { CAPTIONS_OFF, type CaptionsChoice, formatCaptionsChoice, parseCaptionsChoice } from './captions-choice.ts'

const KEY = 'captions'

/** Captions shown and the functions to choose them; the choice is stored in this browser. */
export function useCaptions(video: HTMLVideoElement | null, languages: readonly string[], locale: string) {
  const [chosen, setChosen] = useState(() =>
    parseCaptionsChoice(readStoredText('localStorage', KEY), languages, locale),
  )
  const language = chosen.isOff ? CAPTIONS_OFF : chosen.language
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
    writeStoredText('localStorage', KEY, formatCaptionsChoice(next))
    setChosen(next)
  }
  // Captions that are turned off keep their language for when they are turned on again.
  return {
    language,
    choose: (next: string) =>
      change(next === CAPTIONS_OFF ? { ...chosen, isOff: true } : { kept: next, language: next, isOff: false }),
    toggle: () => languages.length > 0 && change({ ...chosen, isOff: !chosen.isOff }),
  }
}
