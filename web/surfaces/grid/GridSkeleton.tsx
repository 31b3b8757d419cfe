import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useSay } from '../../frame.tsx'
import styles from './PinGrid.module.css'

const HEIGHTS = [320, 236, 354, 290, 400, 260, 330, 250, 380, 300]

/** The shape of a grid that is on its way. */
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
