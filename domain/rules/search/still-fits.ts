import { fold } from './fold.ts'

/** Search.15. Whether what was suggested for fewer letters has those that are typed now, too. */
export const stillFits = ({ label, query }: { label: string; query: string }, typed: string): boolean =>
  fold(`${label} ${query}`).includes(fold(typed.trimStart()))
