import { useEffect, useState } from 'react'
import { type StaffArticle, StaffArticlesResource } from '#domain/resources/today.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Rows.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { type AppContextValue, useApp } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { FormView } from '../form/FormView.tsx'
import { formatLocalTime, parseLocalTime, readTimeZoneName, toLocalTimeInput } from '../form/local-time.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { useIsHydrated } from '../form/use-is-hydrated.ts'
import { RowList } from '../rows/RowList.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './admin.module.css'
import { TodayChoices } from './TodayChoices.tsx'
import { useFormatDay } from './use-format-day.ts'
import { useRefetchFirstPage } from './use-refetch-first-page.ts'

/** Page where staff write Today articles and add items to the Today sections or remove them. */
export function TodayDesk() {
  const frame = useApp()
  const { say } = frame
  // Times are in the reader's time zone, which the server doesn't know.
  const isHydrated = useIsHydrated()
  const [edited, setEdited] = useState<StaffArticle>()
  const articles = useList(StaffArticlesResource.get, {})
  const when = useFormatDay()
  return (
    <AdminFrame section="today">
      <ArticleForm key={edited?.id ?? 'new'} article={edited} onDone={() => setEdited(undefined)} />
      <RowList
        list={articles}
        label={say('today.articles')}
        empty={say('staff.noArticles')}
        row={(article) => (
          <Row
            key={article.id}
            end={
              <>
                <Button
                  href={`/today/article/${encodeURIComponent(article.slug)}/`}
                  aria-label={say('staff.articlePreviewOf', { name: article.title })}
                >
                  {say('staff.articlePreview')}
                </Button>
                <Button
                  onClick={() => setEdited({ ...article })}
                  aria-label={say('staff.topicEditName', { name: article.title })}
                >
                  {say('staff.topicEdit')}
                </Button>
              </>
            }
          >
            <strong>
              <bdi>{article.title}</bdi>
            </strong>
            <small>{say('staff.articleBy', { name: article.changed_by, when: when(article.changed_at) })}</small>
            {isHydrated && <Badge tone="plain">{stateText(frame, article)}</Badge>}
          </Row>
        )}
      />
      <TodayChoices when={when} />
    </AdminFrame>
  )
}

function stateText(frame: AppContextValue, { state, starts_at, ends_at }: StaffArticle): string {
  const time = (at: string | null) => ({ when: at ? formatLocalTime(frame, Date.parse(at)) : '' })
  if (state === 'scheduled') return frame.say('staff.articleScheduled', time(starts_at))
  if (state === 'ended') return frame.say('staff.articleEnded', time(ends_at))
  return frame.say(state === 'live' ? 'staff.articleOpen' : 'staff.articleNoStart')
}

type FormProps = { article: StaffArticle | undefined; onDone: () => void }

function ArticleForm({ article, onDone }: FormProps) {
  const { ask, say } = useApp()
  const again = useRefetchFirstPage(StaffArticlesResource.get, {})
  const local = (at: string | null | undefined) => (at ? toLocalTimeInput(Date.parse(at)) : '')
  const zone = useIsHydrated() ? readTimeZoneName() : ''
  const form = useForm({
    start: {
      title: article?.title ?? '',
      subtitle: article?.subtitle ?? '',
      body: article?.body ?? '',
      cover_pin: article?.cover_pin ?? '',
      pins: article?.pins ?? '',
      board: article?.board ?? '',
      countries: article?.countries ?? '',
      languages: article?.languages ?? '',
      starts_at: local(article?.starts_at),
      ends_at: local(article?.ends_at),
    },
    async send({ starts_at, ends_at, ...words }) {
      const moment = (typed: string) => (typed ? new Date(parseLocalTime(typed) ?? Number.NaN).toJSON() : '')
      const sent = { ...words, starts_at: moment(starts_at), ends_at: moment(ends_at) }
      if (article) await ask(StaffArticlesResource.update, { id: article.id, ...sent })
      else await ask(StaffArticlesResource.create, sent)
      form.reset()
      await again()
      showToast({ text: say('staff.articleSaved') })
      onDone()
    },
  })
  // The list is far below the form, so editing an article scrolls up to the form.
  useEffect(() => {
    if (article) form.ref.current?.querySelector('input')?.focus()
  }, [article, form.ref])
  const title = article ? say('staff.topicEditName', { name: article.title }) : say('staff.writeArticle')
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <FormView form={form} label={title}>
        <TextField {...form.field('title')} id="article-title" label={say('staff.articleTitle')} />
        <TextField {...form.field('subtitle')} id="article-subtitle" label={say('staff.articleSubtitle')} />
        <TextArea
          {...form.field('body')}
          id="article-body"
          label={say('staff.articleBody')}
          hint={say('staff.articleBodyHint')}
          rows={6}
        />
        <TextArea
          {...form.field('pins')}
          id="article-pins"
          label={say('staff.articlePins')}
          hint={say('staff.articlePinsHint')}
          rows={3}
        />
        <TextField
          {...form.field('cover_pin')}
          id="article-cover"
          label={say('staff.articleCover')}
          hint={say('staff.articleCoverHint')}
        />
        <TextField
          {...form.field('board')}
          id="article-board"
          label={say('staff.articleBoard')}
          hint={say('staff.articleBoardHint')}
        />
        <TextField
          {...form.field('countries')}
          id="article-countries"
          label={say('staff.articleCountries')}
          hint={say('staff.articleCountriesHint')}
        />
        <TextField
          {...form.field('languages')}
          id="article-languages"
          label={say('staff.articleLanguages')}
          hint={say('staff.articleLanguagesHint')}
        />
        <TextField
          {...form.field('starts_at')}
          id="article-starts"
          type="datetime-local"
          label={say('staff.articleStarts')}
          hint={say('staff.articleStartsHint', { zone })}
        />
        <TextField
          {...form.field('ends_at')}
          id="article-ends"
          type="datetime-local"
          label={say('staff.articleEnds')}
        />
        <div className={styles.buttons}>
          <SubmitButton busy={form.isBusy}>{say('staff.saveArticle')}</SubmitButton>
          {article && <Button onClick={onDone}>{say('staff.newArticle')}</Button>}
        </div>
      </FormView>
    </section>
  )
}
