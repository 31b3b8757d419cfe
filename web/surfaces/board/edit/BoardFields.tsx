import {
  BOARD_FIELDS,
  type BoardFieldChoice,
  type BoardFieldName,
  boardFieldNamesOfKind,
} from '#domain/constants/board-fields.ts'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useSay } from '../../../app-context.tsx'
import type { FormState } from '../../form/use-form.ts'
import type { BoardFormValues } from './board-form-values.ts'

type Props = { form: FormState<BoardFormValues>; isOwner: boolean }

/** Longest text that gets a single-line field. */
const LINE_MAX = 100

const mayChange = (name: BoardFieldName, isOwner: boolean) => BOARD_FIELDS[name].changedBy === 'editor' || isOwner

export function BoardTextFields({ form, isOwner }: Props) {
  const say = useSay()
  return boardFieldNamesOfKind('text').map((name) => {
    const limit: number = BOARD_FIELDS[name].max
    const Row = limit > LINE_MAX ? TextArea : TextField
    return mayChange(name, isOwner) ? (
      <Row key={name} {...form.field(name)} label={say(`board.field.${name}`)} limit={limit} />
    ) : null
  })
}

export function BoardChoiceFields({ form, isOwner }: Props) {
  const say = useSay()
  return boardFieldNamesOfKind('choice').map((name) => {
    const options = BOARD_FIELDS[name].of.map((value: BoardFieldChoice<typeof name>) => ({
      value,
      label: say(`board.field.${name}.${value}`),
    }))
    return mayChange(name, isOwner) ? (
      <Select key={name} {...form.field(name)} label={say(`board.field.${name}`)} options={options} />
    ) : null
  })
}

export function BoardFlagFields({ form, isOwner }: Props) {
  const say = useSay()
  return boardFieldNamesOfKind('flag').map((name) =>
    mayChange(name, isOwner) ? (
      <Switch
        key={name}
        {...form.box(name)}
        label={say(`board.field.${name}`)}
        hint={say(`board.field.${name}.hint`)}
      />
    ) : null,
  )
}
