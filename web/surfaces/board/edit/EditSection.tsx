import { Trash2 } from 'lucide-react'
import { SECTION_TITLE_MAX } from '#domain/constants/limits.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { BoardSectionResource } from '#domain/resources/sections.ts'
import { Button } from '#ui/Button.tsx'
import { Page } from '#ui/Page.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useSay } from '../../../app-context.tsx'
import { useAnswer, useViewer } from '../../../hooks/hooks.ts'
import { useBusyAction } from '../../../hooks/use-busy-action.ts'
import { useRouteLocation } from '../../../router/route-location.tsx'
import { NotFound } from '../../failure/NotFound.tsx'
import { FormView } from '../../form/FormView.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/use-form.ts'
import { toBoardRights } from '../board-rights.ts'
import { makeBoardOrSectionUrl } from '../board-view.ts'
import { findSectionProblems } from '../sections/SectionDialog.tsx'
import { useSectionActions } from '../sections/use-section-actions.ts'
import { parseSectionIdOptions } from './asks.ts'
import styles from './edit.module.css'

type SectionPage = NonNullable<ReturnType<typeof useSectionPage>>
const useSectionPage = () => useAnswer(BoardSectionResource.get, parseSectionIdOptions(useRouteLocation())).answer

/** Page /boardsection/{id}/edit: renames a section or deletes it. */
export function EditSection() {
  const viewer = useViewer()
  const section = useSectionPage()
  const { answer: board } = useAnswer(BoardResource.get, section && { board_id: section.board.id })
  if (!section || !board) return <Skeleton height={320} shape="card" />
  if (!toBoardRights(board, viewer).may('sections')) return <NotFound />
  return <Editor section={section} />
}

function Editor({ section }: { section: SectionPage }) {
  const say = useSay()
  const acts = useSectionActions(section.board)
  const removing = useBusyAction()
  const form = useForm({
    start: { name: section.title },
    check: ({ name }) => findSectionProblems(name),
    send: ({ name }) => acts.rename(section, name.trim()),
  })
  return (
    <Page
      title={say('sections.editTitle', { section: section.title })}
      back={{ href: makeBoardOrSectionUrl(section.board, section), text: section.title }}
    >
      <FormView form={form} className={styles.form}>
        <TextField {...form.field('name')} label={say('sections.name')} limit={SECTION_TITLE_MAX} autoComplete="off" />
        <p>{say('sections.deleteSentence')}</p>
        <div className={styles.buttons}>
          <Button
            icon={<Trash2 size={20} aria-hidden="true" />}
            busy={removing.isBusy}
            onClick={() => removing.act(() => acts.remove(section, undefined))}
          >
            {say('sections.delete')}
          </Button>
          <SubmitButton busy={form.isBusy}>{say('boards.save')}</SubmitButton>
        </div>
      </FormView>
    </Page>
  )
}
