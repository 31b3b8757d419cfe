import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { PASSWORD_MIN } from '#domain/constants/limits.ts'
import { ratePasswordStrength } from '#domain/rules/account/password-strength.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useSay } from '../../app-context.tsx'
import styles from './PasswordField.module.css'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  value: string
  /** For a new password: known facts about the person; shows how hard the password is to guess. */
  rated?: readonly string[]
}

export function PasswordField({ rated, ...field }: Props) {
  const say = useSay()
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={styles.password}>
      <TextField
        {...field}
        type={isShown ? 'text' : 'password'}
        autoComplete={field.autoComplete ?? (rated ? 'new-password' : 'current-password')}
        autoCapitalize="none"
        spellCheck={false}
        end={
          <IconButton
            label={say(isShown ? 'auth.hidePassword' : 'auth.showPassword')}
            aria-pressed={isShown}
            icon={isShown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
            onClick={() => setIsShown(!isShown)}
          />
        }
      />
      {rated && !field.error && <Strength password={field.value} known={rated} />}
    </div>
  )
}

const PARTS = { tooShort: 0, weak: 1, fair: 2, strong: 3 } as const

function Strength({ password, known }: { password: string; known: readonly string[] }) {
  const say = useSay()
  const strength = ratePasswordStrength(password, known)
  return (
    <div className={styles.strength} data-strength={password ? strength : undefined}>
      <div aria-hidden="true" className={styles.parts}>
        {[1, 2, 3].map((part) => (
          <span key={part} className={part <= PARTS[strength] ? styles.on : undefined} />
        ))}
      </div>
      <p aria-live="polite" className={styles.words}>
        {strength === 'tooShort' ? say('strength.tooShort', { count: PASSWORD_MIN }) : say(`strength.${strength}`)}
      </p>
    </div>
  )
}
