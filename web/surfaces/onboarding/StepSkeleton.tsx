import { INTERESTS_PER_ROW } from '#domain/constants/onboarding.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Onboarding.module.css'

/** Placeholder tiles for a list that is loading; with a height they are arranged in columns. */
export const SkeletonTiles = ({ height }: { height?: number }) =>
  Array.from({ length: 3 * INTERESTS_PER_ROW }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tiles are all alike
    <li key={`tile ${at + 1}`} className={height ? '' : styles.cover}>
      <Skeleton shape="card" height={height ? height + ((at * 47) % 130) : '100%'} />
    </li>
  ))

/** Placeholder for the next step while the previous one leaves. */
export const StepSkeleton = () => (
  <div className={styles.skeleton} data-skeleton>
    <Skeleton width="min(280px, 70%)" height={32} />
    <Skeleton width="min(420px, 90%)" />
    <Skeleton shape="card" height={56} />
    <Skeleton shape="card" height={56} />
  </div>
)
