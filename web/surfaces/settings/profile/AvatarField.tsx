import { useCallback, useRef, useState } from 'react'
import type { Settings } from '#domain/resources/account.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { useSay } from '../../../app-context.tsx'
import { isAskRefusal } from '../../../ask.ts'
import { useSaveSettings } from '../../../hooks/use-save-settings.ts'
import { toAvatarColor } from '../../people/avatar.ts'
import { CropDialog } from './CropDialog.tsx'
import styles from './profile.module.css'
import { uploadAvatar } from './upload-avatar.ts'
import { usePictureDropOrPaste } from './use-picture-drop-or-paste.ts'

const TAKEN = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** The profile picture: chosen, dropped or pasted, then cropped, and saved at once. */
export function AvatarField({ settings }: { settings: Settings }) {
  const say = useSay()
  const save = useSaveSettings()
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [isBusy, setIsBusy] = useState(false)
  const close = useCallback(() => setFile(undefined), [])
  const isOver = usePictureDropOrPaste(setFile)

  async function use(picture: Blob) {
    const profile_image_url = await uploadAvatar(picture, say)
    await save({ profile_image_url }, say('profileForm.pictureSaved'))
    close()
  }

  async function remove() {
    setIsBusy(true)
    try {
      await save({ remove_profile_image: true }, say('profileForm.pictureRemoved'))
    } catch (thrown) {
      if (!isAskRefusal(thrown)) throw thrown
      showToast({ text: thrown.message, tone: 'error' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className={classes(styles.avatar, isOver && styles.over)}>
      <Avatar
        name={settings.full_name}
        src={settings.is_default_image ? null : settings.image_large_url}
        color={toAvatarColor(settings.avatar_color_index)}
        size={96}
      />
      <div className={styles.avatarText}>
        <span className={styles.label}>{say('profileForm.picture')}</span>
        <div className={styles.avatarButtons}>
          <Button onClick={() => picker.current?.click()}>{say('profileForm.changePicture')}</Button>
          {!settings.is_default_image && (
            <Button kind="quiet" busy={isBusy} onClick={() => void remove()}>
              {say('profileForm.removePicture')}
            </Button>
          )}
        </div>
        <span className={classes(styles.hint, styles.dropHint)}>
          {say(isOver ? 'profileForm.dropHere' : 'profileForm.pictureHint')}
        </span>
      </div>
      <input
        ref={picker}
        type="file"
        accept={TAKEN}
        aria-label={say('profileForm.changePicture')}
        hidden
        onChange={(event) => {
          setFile(event.currentTarget.files?.[0])
          // Resets the input, so that the same file can be chosen again.
          event.currentTarget.value = ''
        }}
      />
      {file && <CropDialog file={file} onClose={close} onUse={use} />}
    </div>
  )
}
