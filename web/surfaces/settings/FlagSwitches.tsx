import {
  type FlagGroup,
  PERSON_FLAG_NAMES,
  PERSON_FLAGS,
  type PersonFlagName,
} from '#domain/constants/person-settings.ts'
import type { Settings } from '#domain/resources/account.ts'
import type { PlainText } from '#domain/text/say.ts'
import { useSay } from '../../frame.tsx'
import { useSaveSettings } from '../../hooks/use-save-settings.ts'
import { SettingSwitch } from './SettingSwitch.tsx'

type Props = {
  group: FlagGroup
  settings: Settings
  /** Flags that something else keeps off for now, and the sentence that says what. */
  heldBack?: { [N in PersonFlagName]?: PlainText }
}

/** The switches of a group's plain settings. */
export function FlagSwitches({ group, settings, heldBack = {} }: Props) {
  const say = useSay()
  const save = useSaveSettings()
  const names = PERSON_FLAG_NAMES.filter((name) => PERSON_FLAGS[name].group === group)
  return names.map((name) => (
    <SettingSwitch
      key={name}
      name={name}
      label={say(`setting.${name}`)}
      hint={say(heldBack[name] ?? `setting.${name}.hint`)}
      disabled={name in heldBack}
      checked={settings[name] && !(name in heldBack)}
      save={(yes) => save({ [name]: yes })}
    />
  ))
}
