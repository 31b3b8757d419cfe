import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useGo } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import styles from './admin.module.css'

/** Finds by words that stand in the address; it is a plain form, so it works before the page is alive. */
export function SearchBar({ label, hint }: { label: string; hint?: string }) {
  const go = useGo()
  const { path, query } = usePlace()
  return (
    <form
      className={styles.bar}
      action={path}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim()
        void go(typed ? `${path}?q=${encodeURIComponent(typed)}` : path)
      }}
    >
      <TextField name="q" type="search" label={label} defaultValue={query.get('q') ?? ''} />
      <Button type="submit" size="large">
        {label}
      </Button>
      {hint && <p className={styles.under}>{hint}</p>}
    </form>
  )
}
