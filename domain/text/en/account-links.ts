/** Account recovery: the pages that emails link to. */
export const accountLinks = {
  'reset.title': 'Reset your password',
  'reset.sentence':
    'Enter your email or username, and we’ll send you a link to choose a new password. It works once, for one hour.',
  'reset.send': 'Send link',
  'reset.sentTitle': 'Check your inbox',
  'reset.sentSentence': 'If {{ who }} has an account, we’ve sent an email with a link.',
  'reset.again': 'Try a different address',
  'reset.back': 'Back to login',
  'newPassword.title': 'New password for {{ username }}',
  'newPassword.sentence': 'You’ll use it from now on. We’ll sign you out on every device.',
  'newPassword.first': 'New password',
  'newPassword.second': 'Confirm new password',
  'newPassword.save': 'Save password',
  'newPassword.saved': 'Your password has been changed. You can log in with it now.',
  'newPassword.expiredTitle': 'This link has expired',
  'newPassword.expiredSentence': 'Password links work once, for one hour. You can request a new one.',
  'newPassword.askAgain': 'Send a new link',
  'panic.title': 'Secure your account',
  'panic.sentence':
    'If you think someone else is using your account, sign out everywhere. Every phone, tablet and computer will have to log in again, including yours.',
  'panic.mailSentence':
    'We’ll restore the email address this link was sent to, cancel any pending deletion, and email you a link to choose a new password.',
  'panic.button': 'Sign out everywhere',
  'panic.doneTitle': 'You’re signed out everywhere',
  'panic.doneSentence': 'No one is signed in to your account anymore. Choose a new password before you log in again.',
  'panic.doneMailSentence':
    'No one is signed in to your account anymore, and the old password no longer works. We’ve emailed you a link to choose a new one.',
  'panic.newPassword': 'Choose a new password',
  'panic.usedTitle': 'This link has already been used',
  'panic.usedSentence':
    'It only works once. If you’re still worried, choose a new password. That signs you out on every device.',
  'panic.logIn': 'Log in to sign out of your account everywhere.',
  'verification.title': 'This link no longer works',
  'verification.sentence': 'Confirmation links work once, for three days. This one has been used or has expired.',
  'verification.confirmedTitle': 'Your email is confirmed',
  'verification.confirmedSentence': 'You’re all set.',
  'verification.send': 'Send a new link',
  'verification.sentTitle': 'We sent you a new link',
  'verification.sentSentence': 'Check your inbox and open it within three days.',
  'verification.logIn': 'Log in to get a new link',
} as const
