import type { TranslatedMessages } from '../../../rule-sentences.ts';
import type { controlNameMessages as english } from '../en/names-of-controls.ts';

export const controlNameMessages: TranslatedMessages<typeof english> = {
  'button-name': {
    image: {
      problem:
        'Diese Schaltfläche zeigt nur ein Bild, {file}, und hat keinen Namen. Screenreader sagen „Schaltfläche“, und bei Spracheingabe lässt sie sich nicht nennen.',
      fix: 'Geben Sie dem Bild ein alt oder der Schaltfläche ein aria-label, das sagt, was sie bewirkt.',
    },
    found: {
      problem:
        'Diese Schaltfläche hat keinen Namen. Screenreader sagen „Schaltfläche“, und bei Spracheingabe lässt sie sich nicht nennen.',
      fix: 'Schreiben Sie Text in die Schaltfläche oder ein aria-label, das sagt, was sie bewirkt.',
    },
    formula: {
      problem:
        'Der einzige Text dieser Schaltfläche ist eine Formel, aus der nicht jeder Browser einen Namen bildet. Sagen Screenreader, was die Schaltfläche tut?',
      fix: 'Wenn nicht, ergänzen Sie ein aria-label, das die Formel nennt.',
    },
    sign: {
      problem:
        'Der einzige Text dieser Schaltfläche ist das Zeichen „{sign}“, das CSS hinzufügt. Sagt es, was die Schaltfläche tut?',
      fix: 'Wenn nicht, ergänzen Sie ein aria-label, das sagt, was die Schaltfläche tut.',
    },
  },
  'input-button-name': {
    found: {
      problem:
        'Diese Schaltfläche hat einen leeren value und keinen Namen. Screenreader sagen „Schaltfläche“, aber nicht, was sie bewirkt.',
      fix: 'Schreiben Sie in value, was die Schaltfläche bewirkt, zum Beispiel value="Senden".',
    },
  },
  'identical-links-same-purpose': {
    review: {
      problem: 'Ein anderer Link der Seite hat denselben Namen und führt woandershin. Dienen beide demselben Zweck?',
      fix: 'Wenn nicht, geben Sie jedem einen Namen, der sagt, wohin er führt.',
    },
  },
  'link-name': {
    image: {
      problem:
        'Dieser Link zeigt nur ein Bild, {file}, ohne Textalternative. Screenreader lesen seine Adresse vor: {address}.',
      fix: 'Geben Sie dem Bild ein alt, das sagt, wohin der Link führt.',
    },
    address: {
      problem: 'Dieser Link hat keinen Text. Screenreader lesen seine Adresse vor: {address}.',
      fix: 'Schreiben Sie Text in den Link oder ein aria-label, das sagt, wohin er führt.',
    },
    found: {
      problem: 'Dieser Link hat keinen Text. Screenreader sagen „Link“, aber nicht, wohin er führt.',
      fix: 'Schreiben Sie Text in den Link oder ein aria-label, das sagt, wohin er führt.',
    },
    formula: {
      problem:
        'Der einzige Text dieses Links ist eine Formel, aus der nicht jeder Browser einen Namen bildet. Sagen Screenreader, wohin der Link führt?',
      fix: 'Wenn nicht, ergänzen Sie ein aria-label, das die Formel nennt.',
    },
    sign: {
      problem:
        'Der einzige Text dieses Links ist das Zeichen „{sign}“, das CSS hinzufügt. Sagt es, wohin der Link führt?',
      fix: 'Wenn nicht, ergänzen Sie ein aria-label, das sagt, wohin der Link führt.',
    },
  },
  'summary-name': {
    found: {
      problem: 'Dieses summary hat keinen Text, sodass Screenreader nicht sagen, was es öffnet.',
      fix: 'Schreiben Sie in das summary, was es öffnet.',
    },
    formula: {
      problem:
        'Der einzige Text dieser summary ist eine Formel, aus der nicht jeder Browser einen Namen bildet. Sagen Screenreader, was sie öffnet?',
      fix: 'Wenn nicht, ergänzen Sie ein aria-label, das die Formel nennt.',
    },
    sign: {
      problem: 'Der einzige Text dieser summary ist das Zeichen „{sign}“, das CSS hinzufügt. Sagt es, was sie öffnet?',
      fix: 'Wenn nicht, ergänzen Sie ein aria-label, das sagt, was sie öffnet.',
    },
  },
  'label-content-name-mismatch': {
    text: {
      problem:
        'Dieses Bedienelement zeigt „{text}“, und das kommt in seinem zugänglichen Namen nicht vor. Wer Spracheingabe benutzt, sagt, was er sieht, und nichts geschieht.',
      fix: 'Lassen Sie den Namen mit dem sichtbaren Text beginnen, oder entfernen Sie aria-label und aria-labelledby.',
    },
    found: {
      problem:
        'Der zugängliche Name dieses Bedienelements enthält seinen sichtbaren Text nicht. Wer Spracheingabe benutzt, sagt, was er sieht, und nichts geschieht.',
      fix: 'Lassen Sie den Namen mit dem sichtbaren Text beginnen, oder entfernen Sie aria-label und aria-labelledby.',
    },
    review: {
      problem:
        'Ob der zugängliche Name dieses Bedienelements seinen sichtbaren Text enthält, ließ sich nicht feststellen. Lässt es sich bei Spracheingabe mit dem nennen, was es zeigt?',
      fix: 'Wenn nicht, lassen Sie den Namen mit dem sichtbaren Text beginnen.',
    },
    ligature: {
      problem:
        'Dieses Element zeigt ein Symbol, das eine Symbolschrift aus Text zeichnet. Zeigt es, was der zugängliche Name sagt?',
      fix: 'Wenn nicht, lassen Sie den Namen sagen, was das Symbol zeigt.',
    },
    formula: {
      problem:
        'Dieses Bedienelement zeigt eine Formel. Sprechen Menschen, die es mit der Stimme bedienen, sie wie im zugänglichen Namen?',
      fix: 'Wenn nicht, nehmen Sie in den zugänglichen Namen auf, was sie sagen.',
    },
    drawing: {
      problem:
        'Dieses Bedienelement zeigt Text in einer Zeichnung (SVG), der in seinem zugänglichen Namen nicht vorkommt. Ist der Text nur Teil eines Symbols?',
      fix: 'Wenn nicht, lassen Sie den Namen mit dem Text der Zeichnung beginnen.',
    },
    hyphen: {
      problem:
        'Die sichtbare Beschriftung und der zugängliche Name unterscheiden sich nur in einem Bindestrich. Lässt sich die Beschriftung so sagen, wie sie dasteht?',
      fix: 'Wenn nicht, schreiben Sie beide gleich.',
    },
    label: {
      problem:
        'Die Beschriftung dieses Felds ist „{label}“, und das kommt in seinem zugänglichen Namen „{name}“ nicht vor. Wer Spracheingabe benutzt, sagt, was er sieht, und nichts geschieht.',
      fix: 'Entfernen Sie aria-label und aria-labelledby, oder lassen Sie den Namen mit der Beschriftung beginnen.',
    },
    abbreviation: {
      problem:
        'Die sichtbare Beschriftung kürzt den zugänglichen Namen womöglich ab. Lässt sich die Beschriftung so sagen, wie sie dasteht?',
      fix: 'Wenn nicht, lassen Sie den Namen mit dem sichtbaren Text beginnen.',
    },
  },
};
