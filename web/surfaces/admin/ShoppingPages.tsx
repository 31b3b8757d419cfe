import { ShoppingPageResource, StaffShoppingPagesResource } from '#domain/resources/shopping.ts'
import { StaffActsResource } from '#domain/resources/staff.ts'
import { toShoppingSlug } from '#domain/rules/shopping/shopping-page.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Rows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { RowList } from '../rows/RowList.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './admin.module.css'
import { useFormatDay } from './use-format-day.ts'
import { useRefetchFirstPage } from './use-refetch-first-page.ts'

/** Page with the shopping pages that staff listed, with who listed each one and when. */
export function ShoppingPages() {
  const { ask, say, store } = useApp()
  const when = useFormatDay()
  const list = useList(StaffShoppingPagesResource.get, {})
  const again = useRefetchFirstPage(StaffShoppingPagesResource.get, {})
  const changed = async () => {
    store.invalidate(StaffActsResource.get)
    await again()
    showToast({ text: say('staff.done') })
  }
  const form = useForm({
    start: { slug: '' },
    check: ({ slug }) => (toShoppingSlug(slug) ? {} : { slug: 'staff.shoppingPageMissing' as const }),
    async send(typed) {
      await ask(ShoppingPageResource.create, typed)
      form.reset()
      await changed()
    },
  })
  const remove = async (slug: string) => {
    await ask(ShoppingPageResource.delete, { slug })
    await changed()
  }
  return (
    <AdminFrame section="shoppingPages">
      <p>{say('staff.shoppingPagesSentence')}</p>
      <FormView form={form} label={say('staff.shoppingPageAdd')}>
        <TextField
          {...form.field('slug')}
          label={say('staff.shoppingPageWords')}
          hint={say('staff.shoppingPageHint')}
        />
        <div className={styles.buttons}>
          <SubmitButton busy={form.isBusy}>{say('staff.shoppingPageAdd')}</SubmitButton>
        </div>
      </FormView>
      <RowList
        list={list}
        label={say('staff.shoppingPages')}
        empty={say('staff.noShoppingPages')}
        row={({ id, name, product_count, listed_by, listed_at }) => (
          <Row
            key={id}
            end={
              <Button onClick={() => void remove(id)} aria-label={say('staff.removeNamed', { name })}>
                {say('staff.remove')}
              </Button>
            }
          >
            <a href={`/shopping/${encodeURIComponent(id)}/`}>
              <strong>
                <bdi>{name}</bdi>
              </strong>
            </a>
            <small>
              {say('staff.shoppingPageProducts', { count: product_count })} ·{' '}
              {say('staff.articleBy', { name: listed_by, when: when(listed_at) })}
            </small>
          </Row>
        )}
      />
    </AdminFrame>
  )
}
