import { BOARD_FIELDS, type BoardFieldName, type ChoicesOf, fieldsOfKind } from '#domain/constants/board-fields.ts'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useSay } from '../../../frame.tsx'
import type { Form } from '../../form/use-form.ts'
import type { BoardValues } from './board-values.ts'

type Props = { form: Form<BoardValues>; isOwner: boolean }

/** A longer text gets several lines. */
const LINE_MAX = 100

const mayChange = (name: BoardFieldName, isOwner: boolean) => BOARD_FIELDS[name].changedBy === 'editor' || isOwner

export function PlainTexts({ form, isOwner }: Props) {
  const say = useSay()
  return fieldsOfKind('text').map((name) => {
    const limit: number = BOARD_FIELDS[name].max
    const Row = limit > LINE_MAX ? TextArea : TextField
    return mayChange(name, isOwner) ? (
      <Row key={name} {...form.field(name)} label={say(`board.field.${name}`)} limit={limit} />
    ) : null
  })
}

export function PlainChoices({ form, isOwner }: Props) {
  const say = useSay()
  return fieldsOfKind('choice').map((name) => {
    const options = BOARD_FIELDS[name].of.map((value: ChoicesOf<typeof name>) => ({
      value,
      label: say(`board.field.${name}.${value}`),
    }))
    return mayChange(name, isOwner) ? (
      <Select key={name} {...form.field(name)} label={say(`board.field.${name}`)} options={options} />
    ) : null
  })
}

export function PlainFlags({ form, isOwner }: Props) {
  const say = useSay()
  return fieldsOfKind('flag').map((name) =>
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
