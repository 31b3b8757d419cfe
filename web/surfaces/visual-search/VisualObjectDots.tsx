import type { Crop } from '#domain/rules/visual/crop.ts'
import type { TextKey } from '#domain/text/say.ts'
import { useSay } from '../../app-context.tsx'
import styles from './VisualObjectDots.module.css'

export type VisualObject = { x: number; y: number; w: number; h: number; label: string }

/** A dot on each object detected in the picture; a tap frames the object. */
export function VisualObjectDots({
  objects,
  onChoose,
}: {
  objects: readonly VisualObject[]
  onChoose: (crop: Crop) => void
}) {
  const say = useSay()
  return objects.map(({ x, y, w, h, label }) => {
    const name = say('looks.dot', { object: say(`object.${label}` as TextKey) })
    return (
      <button
        key={`${label} ${x} ${y}`}
        type="button"
        className={styles.dot}
        style={{ left: `${(x + w / 2) * 100}%`, top: `${(y + h / 2) * 100}%` }}
        aria-label={name}
        title={name}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => onChoose({ x, y, w, h })}
      />
    )
  })
}
