import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { COMMENT_MAX } from '#domain/constants/limits.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { useApp } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { toAvatarProps } from '../people/avatar.ts'
import styles from './Composer.module.css'
import { MentionSuggestions } from './MentionSuggestions.tsx'
import { useMentions } from './use-mentions.ts'

type Props = {
  label: string
  submit: string
  start?: string
  avatar?: Parameters<typeof toAvatarProps>[0]
  focuses?: boolean
  mayBeEmpty?: boolean
  /** Keeps the text in the field until the server has accepted it. */
  keepsOpen?: boolean
  onSend: (text: string) => Promise<void>
  /** Called after sending or canceling. */
  onDone?: () => void
}

/** Text field for a comment. The typed text is kept until it is sent, and restored when the server refuses it. */
export function Composer(props: Props) {
  const { label, submit, start = '', avatar, focuses = false, mayBeEmpty = false, keepsOpen = false } = props
  const { say } = useApp()
  const area = useRef<HTMLTextAreaElement>(null)
  const errorId = useId()
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [isOpen, setIsOpen] = useState(focuses)
  const names = useMentions(area)
  useEffect(() => {
    if (!focuses) return
    area.current?.focus()
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length)
  }, [focuses])
  const { look } = names
  // Someone may already type while the field is being hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the beginning
  useEffect(() => {
    if (document.activeElement !== area.current) return
    setIsOpen(true)
    look()
  }, [])
  const write = (text: string) => {
    if (area.current) area.current.value = text
  }
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    const text = area.current?.value.trim() ?? ''
    if (isBusy) return
    if (text === '' && !mayBeEmpty) return setError(say('comment.empty'))
    if ([...text].length > COMMENT_MAX) return setError(say('comment.tooLong'))
    setError(undefined)
    names.close()
    setIsBusy(true)
    if (!keepsOpen) write('')
    try {
      await props.onSend(text)
      if (props.onDone) props.onDone()
      else setIsOpen(false)
    } catch (thrown) {
      if (!isAskRefusal(thrown)) throw thrown
      if (!area.current?.value) write(text)
      setIsOpen(true)
      if (!thrown.dismissed) setError(thrown.message)
    } finally {
      setIsBusy(false)
    }
  }
  const giveUp = () => {
    write('')
    setError(undefined)
    setIsOpen(false)
    props.onDone?.()
  }
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (names.onKeyDown(event)) return
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void send(event)
    if (event.key === 'Escape' && props.onDone) {
      event.stopPropagation()
      giveUp()
    }
  }
  return (
    <form className={styles.composer} onSubmit={(event) => void send(event)} noValidate>
      {avatar && <Avatar {...toAvatarProps(avatar)} size={40} />}
      <div className={styles.field}>
        <textarea
          ref={area}
          defaultValue={start}
          rows={1}
          className={styles.area}
          aria-label={label}
          placeholder={label}
          aria-invalid={error !== undefined}
          aria-describedby={error ? errorId : undefined}
          {...names.fieldProps}
          onFocus={() => setIsOpen(true)}
          onKeyDown={onKey}
        />
        <MentionSuggestions names={names} />
        {error && (
          <p id={errorId} role="alert" className={styles.error}>
            {error}
          </p>
        )}
        {(isOpen || isBusy) && (
          <div className={styles.buttons}>
            <Button kind="quiet" onClick={giveUp}>
              {say('comments.cancel')}
            </Button>
            <Button kind="primary" type="submit" busy={isBusy}>
              {submit}
            </Button>
          </div>
        )}
      </div>
    </form>
  )
}
