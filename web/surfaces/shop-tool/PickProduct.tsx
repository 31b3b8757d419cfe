import { useState } from 'react'
import type { Id } from '#domain/id.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useApp } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { pictureUrl } from '../../picture-urls.ts'
import type { KnownPin } from '../../state/entities.ts'
import styles from './ShopTool.module.css'

export type PickedProduct = { id: Id; image: string; link: string; title: string }
type Props = { except: string; onPick: (product: PickedProduct) => void; onClose: () => void }

/** Searches the product for a dot: first in the viewer's own pins, then in all. */
export function PickProduct({ except, onPick, onClose }: Props) {
  const { say, ask } = useApp()
  const { media_url } = useConfig()
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<KnownPin[]>()
  const { isBusy, act } = useBusyAction()
  const look = () =>
    act(async () => {
      const { items } = await ask(BaseSearchResource.get, { query, scope: 'shop_tool', rs: 'typed' })
      setFound((items as KnownPin[]).filter(({ id }) => id !== except))
    })
  return (
    <form
      className={styles.pick}
      onSubmit={(event) => {
        event.preventDefault()
        if (query.trim()) look()
      }}
    >
      <TextField
        type="search"
        label={say('look.search')}
        value={query}
        autoFocus
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" busy={isBusy}>
          {say('look.find')}
        </Button>
        <Button onClick={onClose}>{say('settings.cancel')}</Button>
      </div>
      <div aria-live="polite">{found?.length === 0 && <p>{say('look.nothing')}</p>}</div>
      <ul className={styles.list}>
        {found?.map((pin) => (
          <li key={pin.id}>
            <button
              type="button"
              className={styles.product}
              data-product={pin.id}
              onClick={() => {
                const image = pictureUrl(media_url, pin, '170x') ?? ''
                onPick({ id: pin.id, image, link: `/pin/${pin.id}/`, title: pin.title || say('card.untitled') })
              }}
            >
              <img src={pictureUrl(media_url, pin, '136x136')} alt="" width={48} height={48} />
              <span dir="auto">{pin.title || say('card.untitled')}</span>
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}
