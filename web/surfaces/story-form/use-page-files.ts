import { useRef, useState } from 'react'
import { STORY_PAGES_MAX } from '#domain/constants/limits.ts'
import { newKey } from '../../ask.ts'
import { useFrame } from '../../frame.tsx'
import { sendFile } from '../../hooks/send-file.ts'
import { useUnsaved } from '../../router/leaving.ts'
import type { StoryPage } from '../drafts/draft.ts'
import { addSeen, changePage, pagesOf } from '../drafts/story-draft.ts'
import { fileProblem } from '../drafts/upload-queue.ts'

type Moving = { id: string; name: string; part: number }
type Seen = Pick<StoryPage, 'picture' | 'video'>

/** The files on their way into the pages of a story, one after the other; what can't be taken says why. */
export function usePageFiles(draftKey: string) {
  const frame = useFrame()
  const { say } = frame
  const [sending, setSending] = useState<readonly Moving[]>([])
  const [problems, setProblems] = useState<readonly { id: string; text: string }[]>([])
  const running = useRef(new Map<string, () => void>())
  useUnsaved(sending.length > 0)
  const wrong = (text: string) => setProblems((before) => [...before, { id: newKey(), text }])

  async function send(id: string, file: File): Promise<Seen | undefined> {
    const problem = fileProblem(file)
    if (problem) return void wrong(`${file.name}: ${say(problem)}`)
    const show = (part: number) => setSending((before) => before.map((one) => (one.id === id ? { ...one, part } : one)))
    const sent = sendFile(frame, { file, name: file.name, onProgress: show })
    running.current.set(id, sent.cancel)
    const ended = await sent.done
    running.current.delete(id)
    if (ended.is === 'sent') {
      const { is: _, videoId, ...picture } = ended
      return { picture, video: videoId ? { id: videoId } : null }
    }
    if (ended.is !== 'cancelled')
      wrong(`${file.name}: ${ended.is === 'refused' ? ended.message : say('create.networkFailed')}`)
    return undefined
  }

  async function sendAll(files: readonly File[], take: (seen: Seen) => void) {
    setProblems([])
    const queued = files.map((file) => ({ id: newKey(), name: file.name, part: 0, file }))
    const cancelled = new Set<string>()
    for (const { id } of queued) running.current.set(id, () => cancelled.add(id))
    setSending((before) => [...before, ...queued.map(({ id, name, part }) => ({ id, name, part }))])
    for (const { id, file } of queued) {
      const seen = cancelled.has(id) ? undefined : await send(id, file)
      setSending((before) => before.filter((one) => one.id !== id))
      if (seen) take(seen)
    }
  }

  return {
    sending,
    problems,
    cancel(id: string) {
      running.current.get(id)?.()
      setSending((before) => before.filter((one) => one.id !== id))
    },
    async add(files: readonly File[]) {
      const room = STORY_PAGES_MAX - pagesOf(draftKey).filter(({ picture, text }) => picture || text.trim()).length
      await sendAll(files.slice(0, Math.max(0, room)), (seen) => addSeen(draftKey, seen))
      if (files.length > room) wrong(say('story.full'))
    },
    replace: (page: string, file: File) => sendAll([file], (seen) => changePage(draftKey, page, seen)),
  }
}
