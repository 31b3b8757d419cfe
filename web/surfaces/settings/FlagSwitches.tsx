import {
  PERSON_FLAG_NAMES,
  PERSON_FLAGS,
  type PersonFlagGroup,
  type PersonFlagName,
} from '#domain/constants/person-settings.ts'
import type { Settings } from '#domain/resources/account.ts'
import type { PlainTextKey } from '#domain/text/say.ts'
import { useSay } from '../../app-context.tsx'
import { useSaveSettings } from '../../hooks/use-save-settings.ts'
import { SettingSwitch } from './SettingSwitch.tsx'

type Props = {
  group: PersonFlagGroup
  settings: Settings
  /** Flags that are kept off for now, each with a sentence about the reason. */
  heldBack?: { [N in PersonFlagName]?: PlainTextKey }
}

/** Switches for the yes-or-no settings of a group. */
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
