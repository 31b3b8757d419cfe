import type { ExperienceFormName } from './experience-forms.ts'

/** A picture that every instance has. */
const EXAMPLE_PICTURE = '/icons/social.png'
const EXAMPLE_ICON = '/icons/192.png'
const picture = { url: EXAMPLE_PICTURE, imageAlt: '', width: 1200, height: 630, dominantColor: '#f5f5f2' }

export type ExperienceExample = {
  form: ExperienceFormName
  /** Tells examples of the same form apart. */
  name: string
  experience_id: number
  /** In the default language, with other languages under `in`. */
  display_data: Readonly<Record<string, unknown>>
}

/** Examples of every form, for the page that shows them all, for previews, and for the demo world. */
export const EXPERIENCE_EXAMPLES: readonly ExperienceExample[] = [
  {
    form: 'full_banner',
    name: 'icon',
    experience_id: 507210,
    display_data: {
      component_type: 1,
      titleText: 'Your home feed, tuned by you',
      message: 'Pick a few {0}, or see what is new in {1}.',
      links: ['/edit/', '/today/'],
      linkTitles: ['topics you like', 'Today'],
      layoutWide: 2,
      layoutNarrow: 2,
      iconImage: EXAMPLE_ICON,
      backgroundColorWide: '#e8ecff',
      backgroundColorNarrow: '#e8ecff',
      completeButtonText: 'Tune your feed',
      onCompleteRedirectUrl: '/edit/',
      canClose: true,
      in: {
        de: {
          titleText: 'Deine Startseite, so wie du sie magst',
          message: 'Wähl ein paar {0} aus, oder schau, was es Neues in {1} gibt.',
          linkTitles: ['Themen, die du magst', 'Heute'],
          completeButtonText: 'Startseite anpassen',
        },
      },
    },
  },
  {
    form: 'full_banner',
    name: 'cover',
    experience_id: 507211,
    display_data: {
      component_type: 1,
      titleText: 'Things to make before winter',
      message: 'Wreaths, soups and warm corners: {0}.',
      links: ['/ideas/'],
      linkTitles: ['look around'],
      layoutWide: 3,
      layoutNarrow: 3,
      coverImage: EXAMPLE_PICTURE,
      backgroundColorWide: '#1f3b2d',
      backgroundColorNarrow: '#1f3b2d',
      completeButtonText: 'Explore',
      dismissButtonText: 'Not now',
      onCompleteRedirectUrl: '/ideas/',
      canClose: false,
      in: {
        de: {
          titleText: 'Noch vor dem Winter',
          message: 'Kränze, Suppen und warme Ecken: {0}.',
          linkTitles: ['sieh dich um'],
          completeButtonText: 'Entdecken',
          dismissButtonText: 'Nicht jetzt',
        },
      },
    },
  },
  {
    form: 'hero_banner',
    name: 'welcome_back',
    experience_id: 507201,
    display_data: {
      header: 'Welcome back',
      headerSubtitle: 'A lot has been saved while you were away. Pick up where you left off.',
      color: '#2b48d8',
      coverImage: EXAMPLE_PICTURE,
      buttonText: 'See what’s new',
      buttonUrl: '/today/',
      dismissButtonText: 'Not now',
      in: {
        de: {
          header: 'Schön, dass du wieder da bist',
          headerSubtitle: 'Während du weg warst, hat sich viel getan. Mach da weiter, wo du aufgehört hast.',
          buttonText: 'Zeig mir Neues',
          dismissButtonText: 'Nicht jetzt',
        },
      },
    },
  },
  {
    form: 'hero_banner',
    name: 'dismiss_only',
    experience_id: 507202,
    display_data: {
      header: 'Pins now open faster',
      headerSubtitle: 'Pictures show up sooner, even on a slow connection.',
      color: '#ffe9c7',
      dismissButtonText: 'Got it',
      in: {
        de: {
          header: 'Pins öffnen jetzt schneller',
          headerSubtitle: 'Bilder sind früher da, auch wenn die Verbindung langsam ist.',
          dismissButtonText: 'Alles klar',
        },
      },
    },
  },
  {
    form: 'hero_banner',
    name: 'complete_only',
    experience_id: 507203,
    display_data: {
      header: 'Finish your profile',
      headerSubtitle: 'A photo and a few words help people find you.',
      color: '#dff3ea',
      buttonText: 'Edit profile',
      buttonUrl: '/settings/',
      in: {
        de: {
          header: 'Mach dein Profil fertig',
          headerSubtitle: 'Mit einem Foto und ein paar Worten findet man dich leichter.',
          buttonText: 'Profil bearbeiten',
        },
      },
    },
  },
  {
    form: 'hero_banner',
    name: 'complete_and_dismiss',
    experience_id: 507204,
    display_data: {
      header: 'Tell a story, page by page',
      headerSubtitle: 'Put pictures, videos and words together.',
      color: '#5a2a6b',
      buttonText: 'Try it',
      buttonUrl: '/pin-creation-tool/',
      dismissButtonText: 'Maybe later',
      in: {
        de: {
          header: 'Erzähl etwas, Seite für Seite',
          headerSubtitle: 'Bilder, Videos und Worte in einem Pin.',
          buttonText: 'Ausprobieren',
          dismissButtonText: 'Später',
        },
      },
    },
  },
  {
    form: 'metrics_banner',
    name: 'metrics',
    experience_id: 502527,
    display_data: {
      title_text: 'See how your Pins are doing',
      subtitle_text: 'Impressions, saves and clicks of the last 30 days, Pin by Pin.',
      buttons: [
        { text: 'See your stats', uri: '/analytics/' },
        { text: 'Create a Pin', uri: '/pin-creation-tool/' },
      ],
      in: {
        de: {
          title_text: 'Sieh, wie deine Pins ankommen',
          subtitle_text: 'Aufrufe, gemerkte Pins und Klicks der letzten 30 Tage, Pin für Pin.',
          buttons: [
            { text: 'Statistik ansehen', uri: '/analytics/' },
            { text: 'Pin erstellen', uri: '/pin-creation-tool/' },
          ],
        },
      },
    },
  },
  {
    form: 'survey',
    name: 'survey',
    experience_id: 507240,
    display_data: {
      anket: true,
      title_text: 'How do you like your home feed?',
      subtitle_text: 'Three questions, one minute.',
      detailed_text: 'Your answers help us choose what home shows. Nobody sees who gave them.',
      buttons: [
        { text: 'Take survey', uri: '/survey/507240/' },
        { text: 'No, thanks', uri: '/' },
      ],
      action_trigger: 3,
      questions: [
        {
          id: 'liking',
          text: 'How well does home match what you like?',
          kind: 'scale',
          answers: [
            { id: '1', text: 'Not at all' },
            { id: '2' },
            { id: '3' },
            { id: '4' },
            { id: '5', text: 'Very well' },
          ],
        },
        {
          id: 'more',
          text: 'What would you like to see more of?',
          kind: 'many',
          answers: [
            { id: 'new', text: 'New topics' },
            { id: 'known', text: 'Topics I save already' },
            { id: 'people', text: 'People I follow' },
            { id: 'videos', text: 'Videos' },
          ],
        },
        {
          id: 'found',
          text: 'Did you find something to save today?',
          kind: 'one',
          answers: [
            { id: 'yes', text: 'Yes' },
            { id: 'almost', text: 'Almost' },
            { id: 'no', text: 'No' },
          ],
        },
      ],
      in: {
        de: {
          title_text: 'Wie gefällt dir deine Startseite?',
          subtitle_text: 'Drei Fragen, eine Minute.',
          detailed_text: 'Deine Antworten helfen uns, die Startseite zu füllen. Niemand sieht, von wem sie sind.',
          buttons: [
            { text: 'Mitmachen', uri: '/survey/507240/' },
            { text: 'Nein, danke', uri: '/' },
          ],
          questions: [
            {
              id: 'liking',
              text: 'Wie gut trifft die Startseite deinen Geschmack?',
              kind: 'scale',
              answers: [
                { id: '1', text: 'Gar nicht' },
                { id: '2' },
                { id: '3' },
                { id: '4' },
                { id: '5', text: 'Sehr gut' },
              ],
            },
            {
              id: 'more',
              text: 'Wovon möchtest du mehr sehen?',
              kind: 'many',
              answers: [
                { id: 'new', text: 'Neue Themen' },
                { id: 'known', text: 'Themen, die ich schon mag' },
                { id: 'people', text: 'Leute, denen ich folge' },
                { id: 'videos', text: 'Videos' },
              ],
            },
            {
              id: 'found',
              text: 'Hast du heute etwas gefunden, das du dir merken wolltest?',
              kind: 'one',
              answers: [
                { id: 'yes', text: 'Ja' },
                { id: 'almost', text: 'Fast' },
                { id: 'no', text: 'Nein' },
              ],
            },
          ],
        },
      },
    },
  },
  {
    form: 'tooltip',
    name: 'tooltip',
    experience_id: 507230,
    display_data: {
      anchor: 'explore',
      has_pulsar: true,
      has_tooltip: true,
      text: 'Every topic in one place',
      sub_text: 'See what’s new today, and find topics to follow.',
      complete_button_text: 'Explore',
      complete_button_cta_url: '/ideas/',
      dismiss_button_text: 'Not now',
      in: {
        de: {
          text: 'Alle Themen an einem Ort',
          sub_text: 'Sieh, was heute neu ist, und finde Themen, denen du folgen magst.',
          complete_button_text: 'Entdecken',
          dismiss_button_text: 'Nicht jetzt',
        },
      },
    },
  },
  {
    form: 'anchored_flyout',
    name: 'flyout',
    experience_id: 507231,
    display_data: {
      component_type: 2,
      anchor: 'create',
      display_type: 1,
      flyout_direction: 3,
      text: 'Got a picture of your own? Make a Pin of it, and others can find it.',
      button_text: 'Create Pin',
      button_uri: '/pin-creation-tool/',
      in: {
        de: {
          text: 'Hast du ein eigenes Bild? Mach einen Pin daraus, dann finden es auch andere.',
          button_text: 'Pin erstellen',
        },
      },
    },
  },
  {
    form: 'anchored_flyout',
    name: 'pulsar',
    experience_id: 507233,
    display_data: {
      component_type: 2,
      anchors_by_platform: { web: { anchor: 'messages' }, web_mobile: { anchor: 'notifications' } },
      display_type: 2,
      tooltip: {
        mainText: 'Send a Pin to a friend, and talk about it right here.',
        confirmButtonText: 'Got it',
        idealDirection: 'down',
      },
      in: {
        de: {
          tooltip: {
            mainText: 'Schick Freunden einen Pin, und redet gleich hier darüber.',
            confirmButtonText: 'Alles klar',
            idealDirection: 'down',
          },
        },
      },
    },
  },
  {
    form: 'toast',
    name: 'toast',
    experience_id: 507101,
    display_data: {
      text: 'Save it to a board and you’ll always find it.',
      duration: 5000,
      link: { href: '/me/', text: 'Your boards' },
      in: {
        de: {
          text: 'Merk dir das Bild auf einer Pinnwand, dann findest du es immer wieder.',
          link: { href: '/me/', text: 'Deine Pinnwände' },
        },
      },
    },
  },
  {
    form: 'modal',
    name: 'modal',
    experience_id: 507220,
    display_data: {
      title: 'Boards can have sections now',
      body: 'Sort a big board into smaller parts, and keep everything together.',
      image: picture,
      completeButton: { text: 'Show me', url: '/me/' },
      dismissButton: { text: 'Not now' },
      in: {
        de: {
          title: 'Pinnwände haben jetzt Bereiche',
          body: 'Teil eine große Pinnwand in kleinere Bereiche, und alles bleibt zusammen.',
          completeButton: { text: 'Zeig es mir', url: '/me/' },
          dismissButton: { text: 'Nicht jetzt' },
        },
      },
    },
  },
  {
    form: 'alert_callout',
    name: 'error',
    experience_id: 507221,
    display_data: {
      type: 'error-callout',
      title: 'Confirm your email',
      message: 'We couldn’t reach you at your address.',
      primaryAction: {
        label: 'Check address',
        accessibilityLabel: 'Check address of your account',
        href: '/settings/',
      },
      link: { href: '/help/', text: 'Get help' },
      in: {
        de: {
          title: 'Bestätige deine E-Mail',
          message: 'Unter deiner Adresse konnten wir dich nicht erreichen.',
          primaryAction: {
            label: 'Adresse prüfen',
            accessibilityLabel: 'Adresse prüfen, in den Einstellungen',
            href: '/settings/',
          },
          link: { href: '/help/', text: 'Hilfe' },
        },
      },
    },
  },
  {
    form: 'alert_callout',
    name: 'warning',
    experience_id: 507222,
    display_data: {
      type: 'warning-callout',
      title: 'Maintenance on Sunday',
      message: 'You can look around from 6 to 7 am, but not save.',
      secondaryAction: { label: 'Learn more', accessibilityLabel: 'Learn more about the maintenance', href: '/help/' },
      in: {
        de: {
          title: 'Wartung am Sonntag',
          message: 'Von 6 bis 7 Uhr kannst du dich umsehen, aber nichts merken.',
          secondaryAction: { label: 'Mehr dazu', accessibilityLabel: 'Mehr über die Wartung', href: '/help/' },
        },
      },
    },
  },
  {
    form: 'alert_callout',
    name: 'info',
    experience_id: 507223,
    display_data: {
      type: 'info-callout',
      message: 'Boards you share now show who saved what.',
      link: { href: '/help/', text: 'How it works' },
      in: {
        de: {
          message: 'Auf gemeinsamen Pinnwänden siehst du jetzt, wer was gemerkt hat.',
          link: { href: '/help/', text: 'So geht es' },
        },
      },
    },
  },
  {
    form: 'upsell_callout',
    name: 'upsell',
    experience_id: 507224,
    display_data: {
      type: 'upsell',
      title: 'Show your work to more people',
      message: 'A business account is free and comes with statistics.',
      icon: 31,
      iconColor: 3,
      primaryAction: {
        label: 'Get started',
        accessibilityLabel: 'Get started with a business account',
        href: '/business/convert/',
      },
      secondaryAction: {
        label: 'Learn more',
        accessibilityLabel: 'Learn more about business accounts',
        href: '/help/',
      },
      in: {
        de: {
          title: 'Zeig mehr Leuten, was du machst',
          message: 'Ein Unternehmenskonto kostet nichts und zeigt dir Statistiken.',
          primaryAction: {
            label: 'Loslegen',
            accessibilityLabel: 'Mit einem Unternehmenskonto loslegen',
            href: '/business/convert/',
          },
          secondaryAction: { label: 'Mehr dazu', accessibilityLabel: 'Mehr über Unternehmenskonten', href: '/help/' },
        },
      },
    },
  },
  {
    form: 'neutral_callout',
    name: 'neutral',
    experience_id: 507225,
    display_data: {
      title: 'Keep plans to yourself',
      message: 'Nobody else sees a secret board, not even in search.',
      icon: 27,
      iconColor: 12,
      completeButton: { text: 'Create board', url: '/me/' },
      dismissButton: { text: 'Not now' },
      in: {
        de: {
          title: 'Behalte Pläne für dich',
          message: 'Eine geheime Pinnwand sieht sonst niemand, auch nicht in der Suche.',
          completeButton: { text: 'Pinnwand erstellen', url: '/me/' },
          dismissButton: { text: 'Nicht jetzt' },
        },
      },
    },
  },
  {
    form: 'search_delight',
    name: 'delight',
    experience_id: 507110,
    display_data: {
      component_type: 3,
      search_query_list: ['rainbow', 'Regenbogen'],
      text_colors: ['#b3261e', '#96490a', '#66600a', '#22693a', '#1f4fa8', '#6a2c91'],
      text_background_color: '#ffffff',
    },
  },
  {
    form: 'floating_upsell',
    name: 'floating',
    experience_id: 507226,
    display_data: {
      title: 'Ideas in your inbox',
      message: 'Once a week, a few Pins picked for you.',
      image: picture,
      completeButton: { text: 'Choose emails', url: '/settings/' },
      dismissButton: { text: 'Not now' },
      delay_in_millis: 1000,
      in: {
        de: {
          title: 'Ideen im Postfach',
          message: 'Einmal in der Woche ein paar Pins für dich.',
          completeButton: { text: 'E-Mails wählen', url: '/settings/' },
          dismissButton: { text: 'Nicht jetzt' },
        },
      },
    },
  },
  {
    form: 'saved_ideas_upsell',
    name: 'modal',
    experience_id: 507241,
    display_data: {
      saved_ideas: 'modal',
      title: 'Keep what you saved',
      message: 'Your Pins are only in this browser. Sign up to keep them.',
      completeButton: { text: 'Sign up', url: '/signup/' },
      dismissButton: { text: 'Not now' },
      in: {
        de: {
          title: 'Behalte, was du dir gemerkt hast',
          message: 'Deine Pins sind nur in diesem Browser. Registrier dich, um sie zu behalten.',
          completeButton: { text: 'Registrieren', url: '/signup/' },
          dismissButton: { text: 'Nicht jetzt' },
        },
      },
    },
  },
  {
    form: 'saved_ideas_upsell',
    name: 'banner',
    experience_id: 507242,
    display_data: {
      saved_ideas: 'banner',
      title: 'Keep what you saved',
      message: 'Sign up, and your Pins are waiting for you everywhere.',
      completeButton: { text: 'Sign up', url: '/signup/' },
      dismissButton: { text: 'Not now' },
      in: {
        de: {
          title: 'Behalte, was du dir gemerkt hast',
          message: 'Registrier dich, und deine Pins warten überall auf dich.',
          completeButton: { text: 'Registrieren', url: '/signup/' },
          dismissButton: { text: 'Nicht jetzt' },
        },
      },
    },
  },
  {
    form: 'educational_popover',
    name: 'popover',
    experience_id: 507232,
    display_data: {
      anchor: 'profile',
      title: 'Your boards live here',
      message: 'Everything you save shows up on your profile.',
      completeButton: { text: 'Got it' },
      in: {
        de: {
          title: 'Hier sind deine Pinnwände',
          message: 'Alles, was du dir merkst, ist in deinem Profil.',
          completeButton: { text: 'Alles klar' },
        },
      },
    },
  },
]
