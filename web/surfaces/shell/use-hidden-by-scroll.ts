import { useEffect, useState } from 'react'

const STEP = 12

/** True after scrolling down, false after scrolling up. */
export function useHiddenByScroll(): boolean {
  const [isHidden, setIsHidden] = useState(false)
  useEffect(() => {
    let last = scrollY
    const onScroll = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < STEP) return
      last = scrollY
      setIsHidden(moved > 0 && scrollY > STEP)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return isHidden
}
