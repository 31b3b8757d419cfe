import { type StaffDelight, StaffDelightsResource } from '#domain/resources/delights.ts'
import { MarkedWordsResource } from '#domain/resources/marked-words.ts'
import { Button } from '#ui/Button.tsx'
import { Row, Rows } from '#ui/Rows.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp, useSay } from '../../app-context.tsx'
import { useAnswer, useList } from '../../hooks/hooks.ts'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { DelightText } from '../picture/DelightText.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './admin.module.css'
import { useRefetchFirstPage } from './use-refetch-first-page.ts'

/** Page for search words with their own colors, and for words that show the guidelines instead of results. */
export function SearchDesk() {
  const say = useSay()
  const { items } = useList(StaffDelightsResource.get, {})
  const again = useRefetchFirstPage(StaffDelightsResource.get, {})
  return (
    <AdminFrame section="searchDesk">
      <h2>{say('staff.delights')}</h2>
      <p>{say('staff.delightsSentence')}</p>
      {items.map((delight) => (
        <DelightForm key={delight.id} delight={delight} onChange={again} />
      ))}
      <DelightForm key={`new ${items.length}`} onChange={again} />
      <MarkedWords />
    </AdminFrame>
  )
}

const NEW = {
  search_query_list: [] as string[],
  text_colors: ['#b3261e', '#8a2c6b'],
  text_background_color: '#fff1d6',
}
const partsOf = (text: string) =>
  text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)

type Props = { delight?: StaffDelight; onChange: () => Promise<void> }

function DelightForm({ delight, onChange }: Props) {
  const { ask, say } = useApp()
  const known = delight ?? NEW
  const form = useForm({
    start: {
      search_query_list: known.search_query_list.join(', '),
      text_colors: known.text_colors.join(', '),
      text_background_color: known.text_background_color,
    },
    check: ({ search_query_list }) =>
      partsOf(search_query_list).length ? {} : { search_query_list: 'staff.delightEmpty' as const },
    async send({ search_query_list, text_colors, text_background_color }) {
      await ask(StaffDelightsResource.update, {
        ...(delight && { id: Number(delight.id) }),
        search_query_list: partsOf(search_query_list),
        text_colors: partsOf(text_colors),
        text_background_color,
      })
      await onChange()
      showToast({ text: say('staff.done') })
    },
  })
  const [first] = known.search_query_list
  const remove = async () => {
    await ask(StaffDelightsResource.delete, { id: Number(delight?.id) })
    await onChange()
    showToast({ text: say('staff.done') })
  }
  return (
    <section className={styles.group}>
      <h3>
        {first ? <DelightText text={first} met={{ ...known, from: 0, to: first.length }} /> : say('staff.delightNew')}
      </h3>
      <FormView form={form} label={first ?? say('staff.delightNew')}>
        <TextArea
          {...form.field('search_query_list')}
          id={`delight-words-${delight?.id ?? 'new'}`}
          label={say('staff.delightWords')}
          hint={say('staff.delightWordsHint')}
          rows={2}
        />
        <TextField
          {...form.field('text_colors')}
          id={`delight-colors-${delight?.id ?? 'new'}`}
          label={say('staff.delightColors')}
          hint={say('staff.delightColorsHint')}
        />
        <TextField
          {...form.field('text_background_color')}
          id={`delight-ground-${delight?.id ?? 'new'}`}
          label={say('staff.delightGround')}
        />
        <div className={styles.buttons}>
          <SubmitButton busy={form.isBusy}>{say(delight ? 'staff.save' : 'staff.delightAdd')}</SubmitButton>
          {delight && (
            <Button onClick={remove} aria-label={say('staff.removeNamed', { name: first ?? '' })}>
              {say('staff.remove')}
            </Button>
          )}
        </div>
      </FormView>
    </section>
  )
}

function MarkedWords() {
  const { ask, say, store } = useApp()
  const { answer } = useAnswer(MarkedWordsResource.get, {})
  const again = async () => store.take(MarkedWordsResource.get, {}, await ask(MarkedWordsResource.get, {}))
  const form = useForm({
    start: { word: '' },
    check: ({ word }) => (word.trim() ? {} : { word: 'staff.markedEmpty' as const }),
    async send({ word }) {
      await ask(MarkedWordsResource.create, { word })
      form.reset()
      await again()
      showToast({ text: say('staff.done') })
    },
  })
  const unmark = async (word: string) => {
    await ask(MarkedWordsResource.delete, { word })
    await again()
    showToast({ text: say('staff.done') })
  }
  const words = answer?.words ?? []
  return (
    <section className={styles.group}>
      <h2>{say('staff.marked')}</h2>
      <p>{say('staff.markedSentence')}</p>
      {words.length > 0 && (
        <Rows label={say('staff.marked')}>
          {words.map((word) => (
            <Row
              key={word}
              end={
                <Button onClick={() => unmark(word)} aria-label={say('staff.removeNamed', { name: word })}>
                  {say('staff.remove')}
                </Button>
              }
            >
              <bdi>{word}</bdi>
            </Row>
          ))}
        </Rows>
      )}
      <FormView form={form} label={say('staff.marked')}>
        <TextField {...form.field('word')} label={say('staff.markedWord')} />
        <div className={styles.buttons}>
          <SubmitButton busy={form.isBusy}>{say('staff.markedAdd')}</SubmitButton>
        </div>
      </FormView>
    </section>
  )
}
