import { fold } from './fold.ts'

/** Search.15. Whether what was suggested for fewer letters has those that are typed now, too. */
export const stillFits = ({ label, query }: { label: string; query: string }, typed: string): boolean => {
  const sought = fold(typed.trimStart())
  return fold(label).includes(sought) || fold(query).includes(sought)
}
