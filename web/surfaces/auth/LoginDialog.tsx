import { useEffect, useRef, useState } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { useApp } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { closeLoginPrompt, type LoginPromptOptions } from '../../state/login-prompt.ts'
import styles from './auth.module.css'
import { LoginForm } from './LoginForm.tsx'
import { LoginPromptPreview } from './LoginPromptPreview.tsx'
import { PROMPT_HEADERS } from './login-reason.ts'
import { refetchPages } from './refetch-pages.ts'
import { SignUpForm } from './SignUpForm.tsx'

/** Login prompt over the current page, which stays open; after login the interrupted action continues. */
export function LoginDialog({ wish }: { wish: LoginPromptOptions }) {
  const { say, store, ask, navigator } = useApp()
  const { product_name: product } = useConfig()
  const [isNew, setIsNew] = useState(false)
  const forms = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other form begins at its first field
  useEffect(() => forms.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [isNew])
  const done = () => {
    closeLoginPrompt(true)
    if (navigator) void refetchPages({ store, ask, navigator })
  }
  const Form = isNew ? SignUpForm : LoginForm
  return (
    <Dialog
      open
      size="small"
      pageScrolls={wish.isNudge === true}
      title={say(PROMPT_HEADERS[wish.reason])}
      closeLabel={say('shell.close')}
      onClose={() => closeLoginPrompt(false)}
    >
      <div ref={forms} className={styles.dialog}>
        <LoginPromptPreview {...wish} />
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
