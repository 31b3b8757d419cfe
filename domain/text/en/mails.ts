/** What mails say. The product's name and all values are put in by the mailer. */
export const mails = {
  'mail.hello': 'Hello {{ name }},',
  'mail.bye': 'Your {{ product }}',
  'mail.linkBelow': 'If the button does not work, copy this address into your browser:',
  'mail.notYou': 'If this was not you, end every session of your account here:',
  'mail.notYouButton': 'Secure my account',
  'mail.ignore': 'If you did not ask for this, you can ignore this mail.',
  'mail.welcome.subject': 'Welcome to {{ product }}',
  'mail.welcome.body':
    'Good to have you here. Please confirm that this is your address, so that you can always get back into your account.',
  'mail.welcome.button': 'Confirm my address',
  'mail.verify.subject': 'Confirm your e-mail address',
  'mail.verify.body': 'Please confirm that {{ email }} is your address. The link works for three days.',
  'mail.verify.button': 'Confirm my address',
  'mail.emailChange.subject': 'Your e-mail address is about to change',
  'mail.emailChange.body':
    'Someone signed in to your account wants to use {{ email }} instead of this address. It takes effect once it is confirmed there.',
  'mail.emailChanged.subject': 'Your e-mail address has changed',
  'mail.emailChanged.body': 'Your account now uses another address. This one no longer belongs to it.',
  'mail.reset.subject': 'Choose a new password',
  'mail.reset.body':
    'You can choose a new password for your account {{ username }}. The link works once, for one hour.',
  'mail.reset.button': 'Choose a new password',
  'mail.passwordChanged.subject': 'Your password was changed',
  'mail.passwordChanged.body':
    'The password of your account {{ username }} was changed, and every other device was signed out.',
  'mail.deletion.subject': 'Your account will be deleted',
  'mail.deletion.body':
    'Your account {{ username }} will be deleted on {{ date }}. Nobody can see it from now on. To keep it, log in before that day.',
  'mail.deletion.button': 'Keep my account',
  'mail.invite.subject': '{{ name }} invites you to {{ product }}',
  'mail.invite.greeting': 'Hello,',
  'mail.invite.body': '{{ name }} collects ideas on {{ product }} and would like you to join.',
  'mail.invite.button': 'Join {{ product }}',
  'mail.boardInvite.subject': '{{ name }} invites you to the board {{ board }}',
  'mail.boardInvite.body': '{{ name }} would like to collect ideas with you on the board {{ board }}.',
  'mail.boardInvite.button': 'Join the board',
  'mail.export.subject': 'The copy of your data is ready',
  'mail.export.body': 'You can download the copy of everything you have put in from your settings.',
  'mail.export.button': 'Open my settings',
} as const
