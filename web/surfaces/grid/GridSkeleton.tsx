import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useSay } from '../../app-context.tsx'
import styles from './PinGrid.module.css'

const HEIGHTS = [320, 236, 354, 290, 400, 260, 330, 250, 380, 300]

/** Placeholder for a grid that is loading. */
export function GridSkeleton() {
  const say = useSay()
  return (
    <GridEdges>
      <div role="status" className={styles.skeletons}>
        <span className="visually-hidden">{say('shell.loading')}</span>
        {HEIGHTS.map((height) => (
          <Skeleton key={height} shape="card" height={height} />
        ))}
      </div>
    </GridEdges>
  )
}
