import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useNavigate } from '../../app-context.tsx'
import { useRouteLocation } from '../../router/route-location.tsx'
import styles from './admin.module.css'

/** Search form that puts its query into the URL; a plain form, so it works before hydration. */
export function SearchBar({ label, hint }: { label: string; hint?: string }) {
  const go = useNavigate()
  const { path, query } = useRouteLocation()
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
