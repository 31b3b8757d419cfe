import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from './Avatar.tsx'
import { Button } from './Button.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Dialog } from './Dialog.tsx'
import { EmptyState } from './EmptyState.tsx'
import { IconButton } from './IconButton.tsx'
import { Menu } from './Menu.tsx'
import { Masonry } from './masonry/Masonry.tsx'
import { Page } from './Page.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { Row } from './Rows.tsx'
import { SectionedPage } from './SectionedPage.tsx'
import { Select } from './Select.tsx'
import { Spinner } from './Spinner.tsx'
import { Switch } from './Switch.tsx'
import { Tabs } from './Tabs.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'
import { Tooltip } from './Tooltip.tsx'
import { Toasts } from './toast/Toasts.tsx'

const nothing = () => {}

/** Markup that must work without script. */
test.each<[string, ReactNode, RegExp]>([
  ['a button is of type button', <Button key="1">Go</Button>, /^<button type="button"/],
  [
    'a button with an address is a link',
    <Button key="2" href="/there">
      Go
    </Button>,
    /^<a href="\/there"/,
  ],
  [
    'a busy button says so and keeps the focus',
    <Button key="3" busy>
      Go
    </Button>,
    /^(?!.* disabled).*aria-busy="true"/,
  ],
  ['an icon has a label', <IconButton key="4" label="Close" icon="x" />, /aria-label="Close"/],
  ['a label belongs to its field', <TextField key="5" id="a" label="Name" />, /<label for="a".*<input id="a"/],
  [
    'an error is tied to its field',
    <TextField key="6" id="a" label="N" error="Bad" />,
    /aria-describedby="a-error" aria-invalid="true"/,
  ],
  ['a hint is tied to its field', <TextArea key="7" id="a" label="N" hint="So" />, /aria-describedby="a-hint"/],
  ['characters are counted', <TextField key="8" label="N" limit={5} defaultValue="abc" />, />3\/5</],
  [
    'options are there',
    <Select key="9" label="L" options={[{ value: 'en', label: 'English' }]} />,
    /<option value="en">English/,
  ],
  [
    'a switch is a switch',
    <Switch key="10" label="On" />,
    /type="checkbox".*role="switch"|role="switch".*type="checkbox"/,
  ],
  ['a box has its label', <Checkbox key="11" label="Yes" />, /^<label.*<input.*Yes/],
  ['an avatar without picture has an initial', <Avatar key="12" name="émile" />, />É</],
  ['progress has a value', <ProgressBar key="13" label="U" value={0.4} />, /aria-valuenow="40"/],
  ['a spinner says what it waits for', <Spinner key="14" label="Loading" />, /role="status".*Loading/],
  [
    'tabs with addresses are links',
    <Tabs key="15" label="T" selected="a" tabs={[{ key: 'a', label: 'A', href: '/a' }]} />,
    /<nav.*aria-current="page"/,
  ],
  [
    'tabs without are a tab list',
    <Tabs key="16" label="T" selected="a" tabs={[{ key: 'a', label: 'A' }]} />,
    /role="tablist".*aria-selected="true"/,
  ],
  [
    'a page has one title, after the way back',
    <Page key="30" title="Followers" back={{ href: '/ada/', text: 'Ada' }} />,
    /<a href="\/ada\/".*Ada<\/a>.*<h1[^>]*>Followers<\/h1>/,
  ],
  [
    'a row reads its words before what can be done',
    <Row key="31" picture="p" end={<Button>Restore</Button>}>
      <strong>Cakes</strong>
    </Row>,
    /^<li.*Cakes.*Restore/,
  ],
  [
    'sections say which one is shown',
    <SectionedPage
      key="32"
      label="S"
      title="Settings"
      onPhone="content"
      sections={[{ key: 'a', label: 'Account', href: '/a/', icon: () => null, current: 'page' }]}
    >
      Words
    </SectionedPage>,
    /<nav aria-label="S".*<a href="\/a\/" aria-current="page">.*Account.*Words/,
  ],
  [
    'a closed dialog is empty',
    <Dialog key="17" open={false} onClose={nothing} title="T" closeLabel="X">
      in
    </Dialog>,
    /^<dialog[^>]*><\/dialog>$/,
  ],
  [
    'a menu opens without script when eager',
    <Menu
      key="18"
      eager
      label="M"
      items={[{ key: 'a', label: 'A', href: '/a' }]}
      trigger={(props) => <Button {...props}>M</Button>}
    />,
    /popovertarget="([^"]+)".*<div id="\1" popover="auto".*<a href="\/a" role="menuitem"/i,
  ],
  [
    'a tooltip shows only its control',
    <Tooltip key="19" text="Hi">
      Go
    </Tooltip>,
    /^<span[^>]*>Go<\/span>$/,
  ],
  [
    'live regions stand before there is anything to say',
    <Toasts key="20" label="Notices" />,
    /role="status".*role="alert"/,
  ],
  [
    'an empty state has a heading',
    <EmptyState key="21" drawing="" title="None" sentence="Still." />,
    /<h2[^>]*>None.*Still\./,
  ],
  [
    'every card is in the list with its place in it',
    <Masonry
      key="22"
      label="L"
      items={['a', 'b']}
      getKey={(item) => item}
      sizeOf={() => ({ width: 2, height: 3, extra: 10 })}
      renderItem={(item) => item}
    />,
    /<ul role="list".*aria-posinset="2" aria-setsize="2".*--picture:354;--picture-small:263;--extra:10.*b<\/li>/,
  ],
])('%s', (_, element, markup) => expect(renderToStaticMarkup(element)).toMatch(markup))
