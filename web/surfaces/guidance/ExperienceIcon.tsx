import { EXPERIENCE_ICON_COLORS, EXPERIENCE_ICONS } from '#domain/constants/experience-icons.ts'
import styles from './ExperienceIcon.module.css'
import { ICON_DRAWINGS } from './experience-icons.ts'

/** An icon by its code, in the color of a code, on a round ground of the same hue. */
export function ExperienceIcon({
  icon,
  color = 1,
  size = 24,
}: {
  icon: number
  color?: number | undefined
  size?: number
}) {
  const Drawing = ICON_DRAWINGS[EXPERIENCE_ICONS[icon - 1] ?? 'info']
  return (
    <span className={styles.icon} data-icon-color={EXPERIENCE_ICON_COLORS[color - 1]}>
      <Drawing size={size} aria-hidden="true" />
    </span>
  )
}
