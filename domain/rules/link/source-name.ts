import { SOURCE_CUT } from '../../constants/limits.ts'
import { truncate } from '../format/truncate.ts'

/** Spec 5, Limits. A link's host without www, cut to 27 characters, or to 12 in the action bar. */
export function sourceName(domain: string, longest: number = SOURCE_CUT.card): string {
  return truncate(domain.replace(/^www\./, ''), longest)
}
