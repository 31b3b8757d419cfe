export const wayOut = {
  'offsite.blocked': 'Dieser Link führt vielleicht zu Spam oder zu einer schädlichen Seite. Wir öffnen ihn nicht.',
  'offsite.suspicious': 'Dieser Link führt vielleicht nicht dorthin, wo er vorgibt. Wir öffnen ihn nicht.',
  'offsite.porn': 'Dieser Link führt vielleicht zu sexuellen Inhalten. Wir öffnen ihn nicht.',
  'offsite.leaving': 'Du verlässt {{ product }}',
  'offsite.leadsTo': 'Dieser Link führt zu einer anderen Website:',
  'offsite.continue': 'Weiter zu {{ host }}',
  'offsite.stay': 'Hierbleiben',
  'offsite.expired': 'Dieser Link lässt sich nicht mehr öffnen',
  'offsite.expiredHint':
    'Links zu anderen Websites gelten nur kurze Zeit. Öffne ihn noch einmal von dem Pin aus, auf dem er steht.',
  'offsite.backToPin': 'Zurück zum Pin',
  'offsite.home': 'Zur Startseite',
  'host.invalid': 'Gib den Namen eines Hosts ein, etwa shop.example.',
  'host.messageTooLong': 'Mitteilungen können höchstens 1.000 Zeichen haben.',
  'guidelines.community': 'Community-Richtlinien',
  'guidelines.communityIntro':
    '{{ product }} ist ein Ort, an dem man sammelt, was man schön oder nützlich findet. Diese wenigen Regeln halten ihn so.',
  'guidelines.kindTitle': 'Sei freundlich',
  'guidelines.kind':
    'Sprich mit anderen wie am selben Tisch. Drohungen, Beleidigungen, Hass gegen Gruppen und private Angaben über andere werden entfernt, und wer damit nicht aufhört, auch.',
  'guidelines.safeTitle': 'Gefährde niemanden',
  'guidelines.safe':
    'Nichts, was Kinder sexualisiert, Gewalt verherrlicht, zu Selbstverletzung ermutigt oder Verbotenes und Gefährliches verkauft. Sexuelle Inhalte gehören nicht hierher. Bilder, denen manche lieber nicht begegnen, werden verdeckt oder entfernt.',
  'guidelines.ownTitle': 'Teile, was du teilen darfst',
  'guidelines.own':
    'Merke dir, was dir gehört oder was seine Quelle anbietet, lass den Link zur Herkunft stehen, und nimm weg, worum dich Urheber bitten.',
  'guidelines.spamTitle': 'Spam und irreführende Links',
  'guidelines.spam':
    'Ein Link muss zu dem führen, was sein Pin zeigt. Wir sperren Links zu Seiten, die täuschen, über Ketten anderer Adressen weiterschicken, ihr Ziel verbergen, etwas installieren oder immer wieder gepostet werden, damit man sie anklickt.',
  'guidelines.spamCheck':
    'Jeder Link wird vor dem Öffnen geprüft, am Namen seines Hosts und an der Adresse selbst. Für die Prüfung erfährt dieser Host nichts über dich.',
  'guidelines.spamWrong':
    'Wurde ein Link von dir zu Unrecht gesperrt, öffne seinen Pin, wähle „Melden“ und schreib uns, was für eine Seite es ist. Ein Mensch sieht sie sich an.',
  'guidelines.realTitle': 'Sei eine Person',
  'guidelines.real':
    'Keine Konten, die jemand anderes sein wollen, keine gekauften Follower oder Merkungen, keine Maschine, die von selbst merkt, kommentiert oder Leute anschreibt.',
  'guidelines.actTitle': 'Was dann geschieht',
  'guidelines.act':
    'Menschen melden, Menschen entscheiden. Wen es betrifft, der erfährt, was entschieden wurde und warum, und kann einmal Einspruch erheben.',
  'guidelines.merchant': 'Händlerrichtlinien',
  'guidelines.merchantIntro':
    'Ein Händler mit Häkchen hat uns gezeigt, dass sein Laden diese Versprechen hält. Wir sehen mindestens einmal im Jahr nach.',
  'guidelines.shopTitle': 'Ein wirklicher Laden',
  'guidelines.shop':
    'Der Laden hat eine eigene bestätigte Website, sagt, wer dahintersteht, und ist per E-Mail und per Post zu erreichen.',
  'guidelines.priceTitle': 'Ehrliche Preise',
  'guidelines.price':
    'Preis, Versand und Verfügbarkeit sind auf dem Pin und auf der Seite gleich. Ein gesenkter Preis wurde vorher wirklich verlangt.',
  'guidelines.returnTitle': 'Klare Rückgabe',
  'guidelines.return':
    'Wie man etwas zurückschickt, bis wann und auf wessen Kosten steht dort, wo man es vor dem Kauf findet.',
  'guidelines.goodsTitle': 'Waren, die man verkaufen darf',
  'guidelines.goods':
    'Keine Fälschungen, Waffen, Drogen, Tabakwaren, Arzneimittel oder lebenden Tiere, und nichts, was das Recht im Land der Käufer verbietet.',
  'guidelines.dataTitle': 'Sorgsam mit Daten',
  'guidelines.data':
    'Der Laden verschlüsselt, was Käufer eintippen, und fragt nach nichts, was die Bestellung nicht braucht.',
} as const
