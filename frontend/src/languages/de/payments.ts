import type { ChargeStatus } from '@quizhall/shared/model/payment';

const STATUSES: Record<ChargeStatus, string> = {
  begun: 'Nicht abgeschlossen',
  waiting: 'Wartet auf Bestätigung',
  processing: 'Wird ausgeführt',
  succeeded: 'Bezahlt',
  declined: 'Abgelehnt',
  refunding: 'Erstattung unterwegs',
  refunded: 'Erstattet',
};

export const payments = {
  statuses: STATUSES,
  methods: { card: 'Karte', paypal: 'PayPal' },
  entries: {
    title: 'Bezahlte Teilnahmen',
    lead: (quiz: string) =>
      `Wer für die Teilnahme an „${quiz}“ bezahlt hat. Eine Teilnahme kann bis zu ihrer ersten Antwort erstattet werden.`,
    back: 'Zurück zum Quiz',
    list: {
      loading: 'Zahlungen werden geladen',
      failed: 'Die Zahlungen konnten nicht geladen werden',
      loadMore: 'Mehr laden',
    },
    emptyTitle: 'Noch hat niemand bezahlt',
    emptyText: 'Zahlungen stehen hier, sobald jemand für die Teilnahme an diesem Quiz bezahlt.',
    guest: 'Gast',
    unknown: 'Keine Adresse',
    refund: 'Erstatten',
    refundOf: (who: string, amount: string) => `${amount} an ${who} erstatten`,
    ask: 'Diese Teilnahme erstatten?',
    askText: (who: string, amount: string) =>
      `${amount} gehen zurück an ${who}. Das Quiz lässt sich dann erst nach einer neuen Zahlung starten.`,
    confirm: 'Teilnahme erstatten',
    done: 'Teilnahme erstattet',
    failed: 'Die Teilnahme wurde nicht erstattet.',
  },
  receipt: {
    title: 'Beleg',
    loading: 'Beleg wird geladen',
    failed: 'Der Beleg konnte nicht geladen werden',
    unknown: 'Dieser Beleg ist nicht bekannt',
    unknownText:
      'Er gehört vielleicht zu einem anderen Konto: Melde dich mit dem an, mit dem du bezahlt hast.',
    amount: 'Betrag',
    paidFor: { entry: 'Teilnahme an', prizePool: 'Gewinn von', plan: 'Tarif' },
    givenBack: 'Zurückgezahlt',
    goesBack: 'Der Betrag geht dorthin zurück, woher er kam. Das kann einige Tage dauern.',
    date: 'Datum',
    method: 'Zahlung',
    status: 'Stand',
    download: 'PDF herunterladen',
    open: 'Quiz auf diesem Gerät starten',
    openFailed: 'Dieses Gerät wurde nicht eingelassen.',
    signIn: 'Anmelden',
    home: 'Zur Startseite',
  },
};
