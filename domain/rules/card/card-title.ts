import { type SurfaceName, surfaceRules } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'

type Titled = Pick<PinCard, 'grid_title' | 'access' | 'promoter'>

/** Spec 5 and D14. How many lines a title may take: one or two by surface, none under pins the viewer may change on some. */
export function titleLines(pin: Titled, surface: SurfaceName): 0 | 1 | 2 {
  const { titleLines, titleOnOwn } = surfaceRules(surface)
  const isOwn = pin.access.includes('write') && !pin.promoter
  return pin.grid_title.trim() === '' || (isOwn && !titleOnOwn) ? 0 : titleLines
}
