import { planName } from '@quizhall/shared/rules/plans';
import type { PaymentTexts } from '../en/payments.ts';
import type { PlanNews, PlanTold } from '../news.ts';
import { day, money } from './formats.ts';

interface Paid {
  title?: string | undefined;
  code?: string | undefined;
}

/** In the dative. */
const named = ({ title, code }: Paid): string => {
  if (title !== undefined) return `„${title}“`;
  return code === undefined ? 'einem Quiz' : `dem Quiz mit dem Code ${code}`;
};

const notYou = ({ title }: Paid): string[] =>
  title === undefined
    ? [
        'Du hast für kein Quiz bezahlt? Dann hat sich jemand bei der Adresse vertippt, und du kannst diese E-Mail ignorieren.',
      ]
    : [];

const nameOf = (plan: string) => (plan === 'free' ? 'Kostenlos' : planName(plan));

const FREE =
  'Du hast jetzt den kostenlosen Tarif. Deine Quizze und alles, was abgegeben wurde, bleiben, wie sie sind.';

const PLANS: Record<
  PlanNews,
  { title: string; says: (told: PlanTold, name: string) => readonly string[]; action: string }
> = {
  paid: {
    title: 'Deine Zahlung ist eingegangen',
    says: ({ cents = 0, from = 0, until = 0 }, name) => [
      `Danke. Wir haben ${money(cents)} für ${name} bekommen, vom ${day(from)} bis zum ${day(until)}.`,
      'Die Rechnung steht auf der Seite deines Abos.',
    ],
    action: 'Abo ansehen',
  },
  declined: {
    title: 'Dein Tarif konnte nicht verlängert werden',
    says: ({ cents = 0, until = 0, retryAt }, name) => [
      `Deine Karte wurde abgelehnt, als wir ${money(cents)} für ${name} abbuchen wollten. Du behältst ihn bis zum ${day(until)}.`,
      `${retryAt ? `Wir versuchen es am ${day(retryAt)} noch einmal. ` : ''}Gib eine andere Karte an, um deinen Tarif zu behalten.`,
    ],
    action: 'Karte ändern und zahlen',
  },
  due: {
    title: 'Dein Tarif ist zu bezahlen',
    says: ({ cents = 0, until = 0 }, name) => [
      `Ein neuer Zeitraum von ${name} hat begonnen, und ${money(cents)} sind dafür fällig. Du behältst ihn bis zum ${day(until)}.`,
      'Es ist keine Karte hinterlegt, deshalb wurde nichts abgebucht. Bezahle auf der Seite deines Abos, um deinen Tarif zu behalten.',
    ],
    action: 'Tarif bezahlen',
  },
  trialEnds: {
    title: 'Deine Probezeit endet bald',
    says: ({ until = 0 }, name) => [
      `Deine kostenlose Probezeit mit ${name} endet am ${day(until)}.`,
      'Wenn du nichts tust, hast du danach wieder den kostenlosen Tarif, und es wird nichts abgebucht.',
    ],
    action: 'Tarif behalten',
  },
  trialOver: {
    title: 'Deine Probezeit ist zu Ende',
    says: (_, name) => [
      `Deine kostenlose Probezeit mit ${name} ist zu Ende. Es wurde nichts abgebucht.`,
      FREE,
    ],
    action: 'Tarife ansehen',
  },
  cancelled: {
    title: 'Dein Abo ist gekündigt',
    says: ({ until = 0 }, name) => [
      `Du behältst ${name} bis zum ${day(until)}. Danach hast du wieder den kostenlosen Tarif, und es wird nichts mehr abgebucht.`,
      'Bis dahin kannst du es dir anders überlegen.',
    ],
    action: 'Abo ansehen',
  },
  cancelledOver: {
    title: 'Dein Tarif ist zu Ende',
    says: (_, name) => [`${name} ist zu Ende, wie du es wolltest.`, FREE],
    action: 'Tarife ansehen',
  },
  unpaid: {
    title: 'Dein Tarif ist zu Ende',
    says: (_, name) => [`${name} ist zu Ende, weil er nicht verlängert werden konnte.`, FREE],
    action: 'Tarife ansehen',
  },
};

export const payments: PaymentTexts = {
  priceChanged: (from, to) =>
    `Der Preis hat sich inzwischen von ${money(from)} auf ${money(to)} geändert. Es wurde nichts abgebucht.`,
  entryReceipt: ({ letsIn, ...quiz }) => ({
    subject: `Dein Beleg über ${money(quiz.cents)}`,
    preview: `Bezahlt: ${money(quiz.cents)}. Du kannst das Quiz starten.`,
    paragraphs: [
      `Du hast ${money(quiz.cents)} bezahlt, um an ${named(quiz)} teilzunehmen. Du kannst jetzt starten.`,
      'Dein Beleg liegt als PDF bereit:',
    ],
    action: 'Beleg öffnen',
    notes: [
      ...(letsIn
        ? [
            'Öffne den Beleg auf einem anderen Gerät, um dort teilzunehmen: Er lässt es ein. Gib den Link nicht weiter.',
          ]
        : []),
      ...notYou(quiz),
    ],
  }),
  entryRefunded: ({ cancelled, ...quiz }) => ({
    subject: `Du bekommst ${money(quiz.cents)} zurück`,
    preview: cancelled ? 'Das Quiz wurde abgesagt.' : 'Deine Teilnahme wurde erstattet.',
    paragraphs: [
      cancelled
        ? `Mit ${named(quiz)} wurde ein Quiz abgesagt, für das du bezahlt hast.`
        : `Deine Teilnahme an ${named(quiz)} wurde von der Quizleitung erstattet.`,
      `${money(quiz.cents)} gehen dorthin zurück, woher sie kamen. Das kann einige Tage dauern.`,
    ],
    action: 'Beleg öffnen',
    notes: notYou(quiz),
  }),
  plan: (told) => {
    const { title, says, action } = PLANS[told.news];
    const paragraphs = says(told, nameOf(told.plan));
    return {
      subject: title,
      preview: paragraphs[0] ?? '',
      paragraphs,
      action,
      notes: [
        'Du bekommst diese E-Mail, weil du einen bezahlten Tarif oder eine Probezeit hast oder hattest. Tage sind die von UTC.',
      ],
    };
  },
};
