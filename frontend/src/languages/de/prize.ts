import { date } from './words.ts';

export const prize = {
  title: 'Dein Gewinn',
  loading: 'Dein Gewinn wird geladen',
  failed: 'Dein Gewinn konnte nicht geladen werden',
  unknown: 'Dieser Gewinn ist nicht bekannt',
  unknownText:
    'Öffne den Link aus der E-Mail, die dir davon erzählt hat, oder melde dich mit dem Konto an, mit dem du teilgenommen hast.',
  signIn: 'Anmelden',
  won: (place: number, quiz: string) => `Platz ${place} bei „${quiz}“`,
  rewards: 'Deine Belohnungen',
  claim: {
    title: 'Gewinn abrufen',
    hint: (until: string) =>
      `Sag bis zum ${date(until)}, wohin das Geld gehen soll. Gewinne werden innerhalb von 7 Tagen ausgezahlt.`,
    refused:
      'Das Konto, das du genannt hast, hat das Geld nicht angenommen. Nichts ist verloren: Prüfe die Angaben, oder nenne ein anderes.',
    fullName: 'Vor- und Nachname',
    fullNameHint: 'So, wie deine Bank oder PayPal dich kennt',
    country: 'Land',
    countryPlaceholder: 'Zum Suchen tippen',
    method: 'Wie du das Geld bekommst',
    bank: 'Bankkonto',
    bankNote: 'Dauert bis zu 3 Werktage',
    paypal: 'PayPal',
    paypalNote: 'Auf dein PayPal-Konto',
    iban: 'IBAN',
    routing: 'Routing-Nummer',
    routingHint: '9 Ziffern, auf deinen Schecks',
    account: 'Kontonummer',
    paypalEmail: 'E-Mail-Adresse deines PayPal-Kontos',
    kept: 'Diese Angaben dienen nur dazu, dir diesen Gewinn zu senden, und werden danach gelöscht.',
    submit: (amount: string) => `${amount} an mich senden`,
    failed: 'Deine Angaben sind nicht angekommen. Es wurde nichts gesendet: Versuche es erneut.',
  },
  off: 'Gewinne können auf dieser Website noch nicht ausgezahlt werden. Deiner bleibt dir erhalten: Du erfährst, wann du ihn abrufen kannst.',
  held: 'Das Ergebnis wird noch geprüft',
  heldText: (until: string) =>
    `Dein Gewinn wird spätestens bis zum ${date(until)} zurückgehalten. Du erfährst es, sobald du ihn abrufen kannst.`,
  reason: (reason: string) => `Angegebener Grund: ${reason}`,
  claimed: 'Dein Geld ist unterwegs',
  claimedText:
    'Es wird gerade gesendet. Du bekommst eine E-Mail, wenn es abgegangen ist. Gewinne werden innerhalb von 7 Tagen ausgezahlt.',
  paid: 'Dein Gewinn wurde gesendet',
  paidText: (at: string) => `Er ging am ${date(at)} ab. Banken brauchen bis zu 3 Werktage.`,
  returned: {
    unclaimed: 'Dieser Gewinn wurde nicht abgerufen',
    annulled: 'Dieser Gewinn wurde zurückgenommen',
  },
  returnedText: {
    unclaimed: (at: string) => `Er wurde nicht rechtzeitig abgerufen und ging am ${date(at)} zurück.`,
    annulled: (at: string) => `Der Versuch dazu wurde annulliert, deshalb ging er am ${date(at)} zurück.`,
  },
};
