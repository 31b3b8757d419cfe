import { type ComponentProps, useRef, useState } from 'react'
import { Switch } from '#ui/Switch.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { isAskRefusal } from '../../ask.ts'

type Props = Pick<ComponentProps<typeof Switch>, 'label' | 'hint' | 'disabled'> & {
  name: string
  checked: boolean
  save: (checked: boolean) => Promise<unknown>
}

/**
 * A switch that takes effect at once. After rapid taps the last one wins; a failure reverts the switch and shows why.
 */
export function SettingSwitch({ checked, save, ...shown }: Props) {
  const [wish, setWish] = useState<boolean>()
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const last = useRef(0)
  const choose = (wanted: boolean) => {
    const turn = ++last.current
    setWish(wanted)
    running.current = running.current.then(async () => {
      if (turn !== last.current) return
      try {
        await save(wanted)
      } catch (thrown) {
        if (!isAskRefusal(thrown)) throw thrown
        if (!thrown.dismissed) showToast({ text: thrown.message, tone: 'error' })
      } finally {
        if (turn === last.current) setWish(undefined)
      }
    })
  }
  return <Switch {...shown} checked={wish ?? checked} onChange={(event) => choose(event.currentTarget.checked)} />
}
