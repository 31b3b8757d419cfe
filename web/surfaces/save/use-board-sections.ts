import { useEffect, useState } from 'react'
import type { Section } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { BoardSectionsResource } from '#domain/resources/boards.ts'
import { useAsk } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'

type Found = { sections: readonly Section[] | undefined; isFailed: boolean; again: () => void }

const AT_ONCE = 250

/** Loads all sections of a board. */
export function useBoardSections(boardId: Id): Found {
  const ask = useAsk()
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<{ sections?: readonly Section[]; isFailed: boolean }>({ isFailed: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const stop = new AbortController()
    const load = async () => {
      const sections: Section[] = []
      let next: string | null = null
      do {
        const options = { board_id: boardId, page_size: AT_ONCE, bookmarks: next ? [next] : undefined }
        const page: Page<Section> = await ask(BoardSectionsResource.get, options, { signal: stop.signal })
        sections.push(...page.items)
        next = page.next
      } while (next !== null)
      setFound({ sections, isFailed: false })
    }
    setFound({ isFailed: false })
    load().catch((thrown: unknown) => {
      if (stop.signal.aborted) return
      if (!isAskRefusal(thrown)) throw thrown
      setFound({ isFailed: true })
    })
    return () => stop.abort()
  }, [ask, boardId, attempt])
  return { sections: found.sections, isFailed: found.isFailed, again: () => setAttempt((count) => count + 1) }
}
