import { FolderHeart } from 'lucide-react'
import { useEffect, useState } from 'react'
import { BOARD_TOAST_ICON_MS } from '#domain/constants/timings.ts'
import styles from './BoardMadeIcon.module.css'

/** The icon in the toast for a new board; it starts to move 700 ms after it appears. */
export function BoardMadeIcon() {
  const [isMoving, setIsMoving] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsMoving(true), BOARD_TOAST_ICON_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span className={styles.icon} data-moving={isMoving} data-board-made="">
      <FolderHeart size={24} aria-hidden="true" />
    </span>
  )
}
