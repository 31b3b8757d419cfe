import { FolderHeart } from 'lucide-react'
import { useEffect, useState } from 'react'
import { BOARD_TOAST_ICON } from '#domain/constants/timings.ts'
import styles from './BoardMadeIcon.module.css'

/** Spec 4, Toast: the icon of a new board's toast begins to move 700 ms after it is there. */
export function BoardMadeIcon() {
  const [isMoving, setIsMoving] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsMoving(true), BOARD_TOAST_ICON)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span className={styles.icon} data-moving={isMoving} data-board-made="">
      <FolderHeart size={24} aria-hidden="true" />
    </span>
  )
}
