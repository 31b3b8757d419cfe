import { Plus, ShoppingBag, X } from 'lucide-react'
import { useState } from 'react'
import { STORY_PRODUCTS_MAX } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { SearchResource } from '#domain/resources/search.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useApp } from '../../app-context.tsx'
import { useDebouncedLookup } from '../../hooks/use-debounced-lookup.ts'
import type { DraftStoryPage } from '../drafts/local-draft.ts'
import styles from './StoryField.module.css'

type Product = DraftStoryPage['products'][number]
type Props = { number: number; products: readonly Product[]; onChange: (products: Product[]) => void }

const TYPING_PAUSE_MS = 200
const SUGGESTION_COUNT = 6

/** The products tagged on a page, found by typing; each may be marked as an affiliate link (create.16). */
export function ProductTags({ number, products, onChange }: Props) {
  const { ask, say } = useApp()
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const [found] = useDebouncedLookup(query || undefined, {
    look: async (words, signal): Promise<readonly { id: Id; name: string }[]> => {
      const options = { query: words, scope: 'buyable_pins', page_size: SUGGESTION_COUNT } as const
      const { items } = await ask(SearchResource.get, options, { signal })
      const pins = items.flatMap((item) => (item.type === 'pin' ? item : []))
      return pins.map((pin) => ({ id: pin.id, name: pinName(pin) || pin.id }))
    },
    waitMs: TYPING_PAUSE_MS,
  })
  const offered = found?.value.filter(({ id }) => !products.some((one) => one.id === id)) ?? []
  const isNone = found?.query === query && found.value.length === 0
  return (
    <details className={styles.products} open={products.length > 0 || undefined}>
      <summary>
        <ShoppingBag size={16} aria-hidden="true" />
        {products.length > 0 ? say('story.products', { count: products.length }) : say('story.tagProducts')}
      </summary>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <span dir="auto">{product.name}</span>
            <Checkbox
              label={say('story.affiliate')}
              checked={product.is_affiliate}
              onChange={(event) =>
                onChange(
                  products.map((one) => (one.id === product.id ? { ...one, is_affiliate: event.target.checked } : one)),
                )
              }
            />
            <IconButton
              size="small"
              label={say('story.removeProduct', { name: product.name })}
              icon={<X size={16} aria-hidden="true" />}
              onClick={() => onChange(products.filter(({ id }) => id !== product.id))}
            />
          </li>
        ))}
      </ul>
      {products.length < STORY_PRODUCTS_MAX && (
        <TextField
          label={say('story.findProduct', { number })}
          autoComplete="off"
          value={typed}
          error={isNone ? say('story.noProduct') : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {offered.length > 0 && (
        <ul aria-label={say('story.foundProducts')}>
          {offered.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.offer}
                onClick={() => {
                  onChange([...products, { id, name: name.slice(0, 300), is_affiliate: false }])
                  setTyped('')
                }}
              >
                <Plus size={16} aria-hidden="true" />
                <span dir="auto">{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
