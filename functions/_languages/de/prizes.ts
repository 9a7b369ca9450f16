import type { PrizeTexts } from '../en/prizes.ts';
import type { PoolNews, PoolTold, PrizeNews, PrizeTold } from '../news.ts';
import { day, money, number, time } from './formats.ts';

/** In the dative. */
const quizOf = ({ title, code }: Pick<PrizeTold, 'title' | 'code'>): string => {
  if (title !== undefined) return `„${title}“`;
  return code === undefined ? 'einem Quiz' : `dem Quiz mit dem Code ${code}`;
};

const PRIZES: Record<
  PrizeNews,
  {
    subject: string;
    says: (told: PrizeTold) => string;
    next?: (told: PrizeTold) => string;
    action: string;
  }
> = {
  won: {
    subject: 'Du hast einen Preis gewonnen',
    says: ({ place, cents, ...quiz }) =>
      `Du hast bei ${quizOf(quiz)} Platz ${number(place)} erreicht und ${money(cents)} gewonnen.`,
    next: ({ claimBy }) =>
      `Sag bis zum ${day(claimBy)}, wohin das Geld gehen soll. Du bekommst es innerhalb von 7 Tagen danach.`,
    action: 'Gewinn abrufen',
  },
  remind: {
    subject: 'Dein Gewinn wartet noch auf dich',
    says: ({ cents, ...quiz }) =>
      `Du hast bei ${quizOf(quiz)} ${money(cents)} gewonnen und noch nicht abgerufen.`,
    next: ({ claimBy }) =>
      `Nach dem ${day(claimBy)} geht der Gewinn an die zurück, die ihn ausgesetzt haben.`,
    action: 'Gewinn abrufen',
  },
  held: {
    subject: 'Dein Gewinn wird geprüft',
    says: ({ cents, ...quiz }) =>
      `Dein Gewinn von ${money(cents)} bei ${quizOf(quiz)} wird zurückgehalten, solange das Ergebnis geprüft wird.`,
    next: ({ heldUntil }) =>
      heldUntil === undefined
        ? ''
        : `Er wird spätestens bis zum ${day(heldUntil)} zurückgehalten. Du musst nichts tun.`,
    action: 'Gewinn ansehen',
  },
  freed: {
    subject: 'Du kannst deinen Gewinn abrufen',
    says: ({ cents, ...quiz }) =>
      `Dein Gewinn von ${money(cents)} bei ${quizOf(quiz)} wird nicht mehr zurückgehalten.`,
    next: ({ claimBy }) => `Sag bis zum ${day(claimBy)}, wohin das Geld gehen soll.`,
    action: 'Gewinn abrufen',
  },
  paid: {
    subject: 'Dein Gewinn wurde gesendet',
    says: ({ cents, ...quiz }) => `${money(cents)} von ${quizOf(quiz)} sind unterwegs zu dir.`,
    next: () => 'Banken brauchen bis zu 3 Werktage.',
    action: 'Gewinn ansehen',
  },
  refused: {
    subject: 'Dein Gewinn konnte nicht gesendet werden',
    says: ({ cents }) =>
      `Das Konto, das du genannt hast, hat ${money(cents)} nicht angenommen. Nichts ist verloren.`,
    next: ({ claimBy }) => `Prüfe die Angaben und sende sie bis zum ${day(claimBy)} noch einmal.`,
    action: 'Angaben noch einmal eingeben',
  },
  unclaimed: {
    subject: 'Dein Gewinn wurde nicht abgerufen',
    says: ({ cents, ...quiz }) =>
      `${money(cents)} von ${quizOf(quiz)} wurden nicht rechtzeitig abgerufen und gingen zurück.`,
    action: 'Gewinn ansehen',
  },
  annulled: {
    subject: 'Dein Gewinn wurde zurückgenommen',
    says: ({ cents, ...quiz }) =>
      `Dein Versuch bei ${quizOf(quiz)} wurde annulliert, deshalb ging sein Gewinn von ${money(cents)} zurück.`,
    action: 'Gewinn ansehen',
  },
};

const POOLS: Record<PoolNews, { subject: string; says: (told: PoolTold) => string; action: string }> = {
  paid: {
    subject: 'Dein Beleg über ein Preisgeld',
    says: ({ title, cents }) =>
      `Du hast ${money(cents)} für das Preisgeld von „${title}“ bezahlt, Gebühr eingeschlossen. Dein Beleg liegt als PDF bereit.`,
    action: 'Beleg öffnen',
  },
  over: {
    subject: 'Dein Quiz ist vorbei: Bald stehen die Gewinner fest',
    says: ({ title, at = 0 }) =>
      `Bei „${title}“ ist alles abgegeben. Die Gewinner stehen am ${time(at)} fest: Berichtige Lösungen oder annulliere Versuche vorher.`,
    action: 'Preisgeld ansehen',
  },
  grading: {
    subject: 'Die Gewinner warten auf deine Bewertung',
    says: ({ title }) =>
      `„${title}“ ist vorbei, und Antworten warten noch auf Bewertung. Danach stehen die Gewinner fest.`,
    action: 'Antworten bewerten',
  },
  decided: {
    subject: 'Die Gewinner deines Quiz stehen fest',
    says: ({ title, cents, winners = 0 }) =>
      winners === 1
        ? `Eine Person gewinnt ${money(cents)} bei „${title}“ und weiß, wie sie den Gewinn abruft.`
        : `${number(winners)} Personen teilen sich ${money(cents)} bei „${title}“ und wissen, wie sie ihren Gewinn abrufen.`,
    action: 'Gewinner ansehen',
  },
  noWinners: {
    subject: 'Dein Preisgeld geht an dich zurück',
    says: ({ title, cents }) =>
      `„${title}“ endete ohne Gewinner. ${money(cents)} gehen an dich zurück, Gebühr eingeschlossen.`,
    action: 'Preisgeld ansehen',
  },
  lapsed: {
    subject: 'Dein Preisgeld geht an dich zurück',
    says: ({ title, cents }) =>
      `„${title}“ wurde vor seinem Ende nicht veröffentlicht. ${money(cents)} gehen an dich zurück, Gebühr eingeschlossen. Mit einem späteren Ende kannst du das Preisgeld noch einmal bezahlen.`,
    action: 'Preisgeld ansehen',
  },
  returned: {
    subject: 'Ein Gewinn geht an dich zurück',
    says: ({ title, cents }) =>
      `Ein Gewinn von „${title}“ wurde nicht ausgezahlt. ${money(cents)} gehen an dich zurück.`,
    action: 'Preisgeld ansehen',
  },
  back: {
    subject: 'Was du für ein Preisgeld bezahlt hast, geht zurück',
    says: ({ title, cents }) =>
      `${money(cents)}, die du für das Preisgeld von „${title}“ bezahlt hast, gehen samt ihrem Anteil der Gebühr dorthin zurück, woher sie kamen. Das kann einige Tage dauern.`,
    action: 'Beleg öffnen',
  },
};

export const prizes: PrizeTexts = {
  prize: (news, told) => {
    const { subject, says, next, action } = PRIZES[news];
    const checking =
      told.code === undefined
        ? []
        : [
            `Um diese E-Mail zu prüfen, öffne Quizhall selbst und gib den Code ${told.code} ein: Er führt zum Quiz, das von seinem Preis erzählt.`,
          ];
    return {
      subject,
      preview: says(told),
      paragraphs: [says(told), next?.(told) ?? ''].filter(Boolean),
      action,
      notes:
        told.title === undefined
          ? [
              'Der Link beweist, dass der Gewinn dir gehört. Gib ihn nicht weiter.',
              ...checking,
              'Du hast an keinem Quiz teilgenommen? Dann hat sich jemand bei der Adresse vertippt, und du kannst diese E-Mail ignorieren.',
            ]
          : ['Melde dich mit deinem Konto an, um ihn zu sehen.'],
    };
  },
  pool: (news, told) => {
    const { subject, says, action } = POOLS[news];
    return {
      subject,
      preview: says(told),
      paragraphs: [says(told)],
      action,
      notes: ['Du bekommst diese E-Mail, weil du mit diesem Quiz einen Preis ausgesetzt hast.'],
    };
  },
};
