import { useEffect, useRef, useState } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { useFrame } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { closeLogin, type LoginWish } from '../../state/login-prompt.ts'
import styles from './auth.module.css'
import { LoginForm } from './LoginForm.tsx'
import { PROMPT_HEADERS } from './prompt-header.ts'
import { refreshPages } from './refresh-pages.ts'
import { SignUpForm } from './SignUpForm.tsx'
import { Wanted } from './Wanted.tsx'

/** Spec 5, Login prompt: over the page, which stays; after it the tap goes on and the page knows its viewer. */
export function LoginDialog({ wish }: { wish: LoginWish }) {
  const { say, store, ask, navigator } = useFrame()
  const { product_name: product } = useConfig()
  const [isNew, setIsNew] = useState(false)
  const forms = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other form begins at its first field
  useEffect(() => forms.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [isNew])
  const done = () => {
    closeLogin(true)
    if (navigator) void refreshPages({ store, ask, navigator })
  }
  const Form = isNew ? SignUpForm : LoginForm
  return (
    <Dialog
      open
      size="small"
      pageScrolls={wish.isNudge === true}
      title={say(PROMPT_HEADERS[wish.reason])}
      closeLabel={say('shell.close')}
      onClose={() => closeLogin(false)}
    >
      <div ref={forms} className={styles.dialog}>
        <Wanted {...wish} />
        <p className={styles.subheader}>{say('prompt.subheader', { product })}</p>
        <Form key={String(isNew)} onDone={done} inDialog />
        <div className={styles.foot}>
          {say(isNew ? 'auth.hasAccount' : 'auth.noAccount')}
          <button type="button" onClick={() => setIsNew(!isNew)}>
            {say(isNew ? 'auth.logIn' : 'auth.toSignUp')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
