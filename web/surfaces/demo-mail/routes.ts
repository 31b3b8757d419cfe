import { Mail } from 'lucide-react'
import { DemoMailsResource } from '#domain/resources/demo-mails.ts'
import { type Route, toRouteListAsk } from '../../router/route.ts'

export const demoMailRoutes: readonly Route[] = [
  {
    name: 'demo-mail',
    path: '/demo/mail/',
    file: 'web/surfaces/demo-mail/DemoMail.tsx',
    surface: async () => (await import('./DemoMail.tsx')).DemoMail,
    kind: 'other',
    isIn: (config) => config.has_demo_mail,
    signedIn: 'continue',
    inMenu: { text: 'shell.demoMail', icon: Mail },
    asks: () => [toRouteListAsk(DemoMailsResource.get, {})],
    head: (_place, _known, say) => ({ title: say('demoMail.title'), noindex: true }),
  },
]
