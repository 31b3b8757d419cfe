import { Ban, Bell, BellOff, Ellipsis, LogOut, Pencil, Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { ConversationCard } from '#domain/entities/message.ts'
import { UserBlockResource } from '#domain/resources/account.ts'
import { ConversationResource, ConversationsResource } from '#domain/resources/messages.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, type MenuItem } from '#ui/Menu.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp, useNavigate } from '../../app-context.tsx'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { AddPeople } from './AddPeople.tsx'
import { RenameGroup } from './RenameGroup.tsx'

type Open = 'add' | 'rename' | 'leave' | 'block'

/** Menu of a conversation: mute, add people, rename the group, leave, block. */
export function ConversationMenu({ conversation }: { conversation: ConversationCard }) {
  const { ask, say, store } = useApp()
  const go = useNavigate()
  const { isBusy, act } = useBusyAction()
  const [open, setOpen] = useState<Open>()
  const { id, is_group, is_muted, state, users } = conversation
  const other = is_group ? undefined : users[0]
  const close = () => setOpen(undefined)
  const mute = () =>
    act(async () => {
      await ask(ConversationResource.update, { conversation_id: id, is_muted: !is_muted, field_set_key: 'card' })
      showToast({ text: say(is_muted ? 'messages.unmutedToast' : 'messages.mutedToast') })
    })
  const goAway = async () => {
    close()
    store.invalidate(ConversationsResource.get, ConversationResource.get)
    await go('/messages/')
  }
  const leave = () =>
    act(async () => {
      await ask(ConversationResource.delete, { conversation_id: id })
      await goAway()
    })
  const block = () =>
    act(async () => {
      if (!other) return
      await ask(UserBlockResource.create, { blocked_user_id: other.id })
      showToast({ text: say('messages.blocked', { name: other.full_name }) })
      await goAway()
    })
  const icon = { size: 20, 'aria-hidden': true } as const
  const items: (MenuItem | false)[] = [
    {
      key: 'mute',
      label: say(is_muted ? 'messages.unmute' : 'messages.mute'),
      icon: is_muted ? <Bell {...icon} /> : <BellOff {...icon} />,
      onSelect: mute,
    },
    state === 'open' && {
      key: 'add',
      label: say('messages.addPeople'),
      icon: <UserPlus {...icon} />,
      onSelect: () => setOpen('add'),
    },
    state === 'open' &&
      is_group && {
        key: 'rename',
        label: say('messages.rename'),
        icon: <Pencil {...icon} />,
        onSelect: () => setOpen('rename'),
      },
    {
      key: 'leave',
      label: say(is_group ? 'messages.leave' : 'messages.hide'),
      icon: is_group ? <LogOut {...icon} /> : <Trash2 {...icon} />,
      danger: true,
      separated: true,
      onSelect: () => setOpen('leave'),
    },
    other !== undefined && {
      key: 'block',
      label: say('messages.block', { name: other.first_name }),
      icon: <Ban {...icon} />,
      danger: true,
      onSelect: () => setOpen('block'),
    },
  ]
  return (
    <>
      <Menu
        label={say('messages.options')}
        placement="bottom-end"
        items={items.filter((item) => item !== false)}
        trigger={(props) => (
          <IconButton {...props} label={say('messages.options')} icon={<Ellipsis aria-hidden="true" />} />
        )}
      />
      <AddPeople conversation={conversation} open={open === 'add'} onClose={close} />
      {open === 'rename' && <RenameGroup conversation={conversation} open onClose={close} />}
      <ConfirmDialog
        open={open === 'leave'}
        onClose={close}
        title={say(is_group ? 'messages.leaveAsk' : 'messages.hideAsk')}
        sentence={say(is_group ? 'messages.leaveSentence' : 'messages.hideSentence')}
        action={say(is_group ? 'messages.leave' : 'messages.hide')}
        danger
        busy={isBusy}
        onConfirm={leave}
      />
      {other && (
        <ConfirmDialog
          open={open === 'block'}
          onClose={close}
          title={say('messages.blockAsk', { name: other.full_name })}
          sentence={say('messages.blockSentence')}
          action={say('messages.block', { name: other.first_name })}
          danger
          busy={isBusy}
          onConfirm={block}
        />
      )}
    </>
  )
}
