import { useState } from 'react'
import {
  PAGE_BODY_MAX,
  PAGE_DESCRIPTION_MAX,
  PAGE_TITLE_MAX,
  TEXT_PAGE_LANGUAGES,
  type TextPageLanguage,
} from '#domain/constants/text-pages.ts'
import { type StaffTextPage, StaffTextPageResource, StaffTextPagesResource } from '#domain/resources/text-pages.ts'
import { textPagePath } from '#domain/rules/text-page/text-page-rules.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp, useSay } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { useAnswer, useConfig } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { useUnsavedWarning } from '../../router/unsaved-changes.ts'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './admin.module.css'
import { parseTextPageOptions } from './asks.ts'
import { PageVersions, RestoreDefaultDialog } from './PageVersions.tsx'
import { TextPreview } from './TextPreview.tsx'

/** Placeholders that the server replaces with settings, in the notation of the texts. */
const BLANKS = '{{ product }}, {{ operator }}, {{ contact }}'

/** Editor for one text page in one language, with a preview and earlier versions. */
export function EditPage() {
  const say = useSay()
  const asked = parseTextPageOptions(useRouteLocation())
  const { product_name } = useConfig()
  const { answer: page } = useAnswer(StaffTextPageResource.get, asked)
  const title = page?.title.replaceAll('{{ product }}', product_name)
  const tab = (language: TextPageLanguage) => ({
    key: language,
    label: say(`pages.language_${language}`),
    href: `/admin/pages/${asked.name}/?language=${language}`,
  })
  return (
    <AdminFrame
      section="pages"
      title={title ? say('pages.editTitle', { title }) : say('staff.pages')}
      back={{ href: '/admin/pages/', text: say('pages.all') }}
    >
      <Tabs label={say('pages.language')} selected={asked.language} tabs={TEXT_PAGE_LANGUAGES.map(tab)} />
      {page ? <Editor key={page.language} page={page} /> : <Skeleton height={320} shape="card" />}
    </AdminFrame>
  )
}

function Editor({ page }: { page: StaffTextPage }) {
  const { ask, say, store } = useApp()
  const [isAsking, setIsAsking] = useState(false)
  const { name, language, version } = page
  const which = { name, language }
  const { title, description, body } = page
  /** Continues editing from the version that was saved, by this person or by someone else. */
  const take = (saved: StaffTextPage) => {
    store.take(StaffTextPageResource.get, which, saved)
    store.invalidate(StaffTextPagesResource.get)
  }
  const form = useForm({
    start: { title, description, body },
    check: (typed) => ({
      ...(!typed.title.trim() && { title: 'pages.titleMissing' as const }),
      ...(!typed.description.trim() && { description: 'pages.descriptionMissing' as const }),
      ...(!typed.body.trim() && { body: 'pages.bodyMissing' as const }),
    }),
    async send(typed) {
      try {
        take(await ask(StaffTextPageResource.update, { ...which, ...typed, based_on: version }))
        form.reset()
        showToast({ text: say('pages.saved') })
      } catch (thrown) {
        // The other person's version is in the list below; the text typed here stays.
        if (isAskRefusal(thrown) && thrown.kind === 'conflict') take(await ask(StaffTextPageResource.get, which))
        throw thrown
      }
    },
  })
  useUnsavedWarning(form.isChanged)
  return (
    <>
      <FormView form={form} label={say('pages.editTitle', { title })}>
        <TextField {...form.field('title')} label={say('pages.title')} limit={PAGE_TITLE_MAX} />
        <TextField
          {...form.field('description')}
          label={say('pages.description')}
          hint={say('pages.descriptionHint')}
          limit={PAGE_DESCRIPTION_MAX}
        />
        <div className={styles.editor}>
          <TextArea
            {...form.field('body')}
            label={say('pages.body')}
            hint={say('pages.bodyHint', { blanks: BLANKS })}
            limit={PAGE_BODY_MAX}
            rows={18}
            className={styles.written}
          />
          <TextPreview body={form.values.body} language={language} />
        </div>
        <div className={styles.buttons}>
          <SubmitButton busy={form.isBusy}>{say('pages.save')}</SubmitButton>
          <Button href={textPagePath(name)} target="_blank">
            {say('pages.open')}
          </Button>
          {!page.is_default && <Button onClick={() => setIsAsking(true)}>{say('pages.toDefault')}</Button>}
        </div>
      </FormView>
      <PageVersions page={page} onSaved={take} />
      {isAsking && (
        <RestoreDefaultDialog
          page={page}
          onSaved={(saved) => {
            form.reset()
            take(saved)
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
