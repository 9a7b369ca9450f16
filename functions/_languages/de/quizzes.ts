import type { AttemptChangeKind } from '@quizhall/shared/model/attempt-change';
import type { QuizTexts } from '../en/quizzes.ts';
import type { Announced, TakenDownNews } from '../news.ts';
import { day, number, percent } from './formats.ts';

/** In the dative. */
const taken = (title: string | undefined) =>
  title === undefined ? 'einem Quiz, an dem du teilgenommen hast' : `„${title}“`;

const NOT_YOU =
  'Du hast an keinem Quiz teilgenommen? Dann hat sich jemand bei der Adresse vertippt, und du kannst diese E-Mail ignorieren.';
const RESULT_NOTES = [
  'Ohne Konto öffnet sich das Ergebnis in dem Browser, in dem du am Quiz teilgenommen hast.',
  NOT_YOU,
];

const CHANGES: Record<
  AttemptChangeKind,
  { subject: string; says: (quiz: string) => string; action: string }
> = {
  reopened: {
    subject: 'Du kannst dein Quiz fortsetzen',
    says: (quiz) => `Dein Versuch bei ${quiz} wurde wieder geöffnet. Mach weiter, bevor die Zeit um ist.`,
    action: 'Quiz fortsetzen',
  },
  granted: {
    subject: 'Du hast einen weiteren Versuch',
    says: (quiz) => `Du hast einen weiteren Versuch bei ${quiz} bekommen.`,
    action: 'Quiz öffnen',
  },
  forcedIn: {
    subject: 'Dein Quiz wurde abgegeben',
    says: (quiz) => `Dein Versuch bei ${quiz} wurde für dich abgegeben, mit dem, was gespeichert war.`,
    action: 'Ergebnis ansehen',
  },
  annulled: {
    subject: 'Dein Versuch wurde annulliert',
    says: (quiz) => `Dein Versuch bei ${quiz} wurde annulliert. Er zählt nirgends.`,
    action: 'Ansehen, was dort steht',
  },
  reinstated: {
    subject: 'Dein Versuch zählt wieder',
    says: (quiz) => `Dein Versuch bei ${quiz} war annulliert und zählt wieder.`,
    action: 'Ergebnis ansehen',
  },
};

const deletion = ({ title, count, at, until }: Announced): string =>
  count === 1
    ? `Am ${day(at)} wird 1 Abgabe von „${title}“ gelöscht, die bis zum ${day(until)} einging.`
    : `Am ${day(at)} werden ${number(count)} Abgaben von „${title}“ gelöscht, die bis zum ${day(until)} eingingen.`;

/** Of a receiver, by the name in its address. */
const webhookOff = (host: string): string =>
  `Seit drei Tagen kam bei ${host} nichts von uns an, deshalb senden wir nichts mehr dorthin.`;

const takenDown = ({ title, reason }: TakenDownNews): [subject: string, text: string] =>
  reason === undefined
    ? ['Dein Quiz ist wieder da', `„${title}“ ist wieder für alle da, die seine Einstellungen hineinlassen.`]
    : [
        'Dein Quiz wurde gesperrt',
        `Wer diese Website betreibt, hat „${title}“ gesperrt. Angegebener Grund: ${reason}`,
      ];

export const quizzes: QuizTexts = {
  entryCode: () => ({
    subject: 'Dein Quizhall-Code',
    preview: 'Gib den Code ein, um mit dem Quiz weiterzumachen.',
    paragraphs: [
      'Jemand, vermutlich du, möchte mit dieser Adresse an einem Quiz teilnehmen, das auf einem anderen Gerät begonnen wurde. Gib diesen Code ein, um weiterzumachen:',
    ],
    notes: [
      'Der Code gilt einmal, 10 Minuten lang, auf dem Gerät, auf dem er angefordert wurde. Gib ihn nicht weiter: Wir fragen nie am Telefon oder per E-Mail danach.',
      'Das warst nicht du? Dann ignoriere diese E-Mail: Ohne den Code kommt niemand mit deiner Adresse hinein.',
    ],
  }),
  invite: () => ({
    subject: 'Du bist eingeladen, an einem Quiz mitzuarbeiten',
    preview: 'Sieh, wer dich fragt und um welches Quiz es geht.',
    paragraphs: [
      'Jemand bei Quizhall möchte mit dir zusammen an einem Quiz arbeiten. Sieh, wer es ist und welches Quiz, und nimm an oder lehne ab:',
    ],
    action: 'Einladung ansehen',
    notes: [
      'Der Link gilt einmal, 7 Tage lang. Wer ihn hat, kann an deiner Stelle annehmen: Gib ihn nicht weiter.',
      'Du weißt nicht, worum es geht? Dann kannst du diese E-Mail ignorieren.',
    ],
  }),
  organizationInvite: ({ organization, inviter }) => ({
    subject: organization
      ? `Einladung bei Quizhall: ${organization}`
      : 'Du bist in eine Organisation eingeladen',
    preview: 'Sieh dir die Einladung an und nimm sie an.',
    paragraphs: [
      `${inviter ?? 'Jemand aus der Verwaltung'} lädt dich bei Quizhall in ${organization ? `die Organisation „${organization}“` : 'eine Organisation'} ein. Sieh dir die Einladung an und nimm sie dann an:`,
    ],
    action: 'Einladung ansehen',
    notes: [
      'Der Link gilt einmal, 7 Tage lang. Er ist für diese Adresse: Jedes andere Konto braucht die Zustimmung der Organisation.',
      'Du weißt nicht, worum es geht? Dann kannst du diese E-Mail ignorieren.',
    ],
  }),
  organizationExported: (title) => ({
    subject: 'Alle Daten deiner Organisation wurden als Datei angefordert',
    preview: 'Warst du das?',
    paragraphs: [
      `Jemand, der mit deinem Konto angemeldet ist, hat alles, was zu „${title}“ gehört, als Datei angefordert: Mitglieder mit ihren Adressen, Quiz und was darin beantwortet wurde.`,
      'Wenn du das nicht warst, melde dich überall ab und ändere dein Passwort in deinem Profil.',
    ],
    action: 'Organisation öffnen',
    notes: ['Du bekommst diese E-Mail, weil dir die Organisation gehört.'],
  }),
  twoFactorWanted: (title, from) => ({
    subject: 'Richte die zweistufige Anmeldung ein',
    preview: `Deine Organisation verlangt sie ab dem ${day(from)}.`,
    paragraphs: [
      `„${title}“ verlangt ab dem ${day(from)} die zweistufige Anmeldung. Danach öffnest du dort ohne sie nichts mehr.`,
      'Es dauert zwei Minuten: in deinem Profil, unter Sicherheit, mit einer Authenticator-App auf deinem Telefon.',
    ],
    action: 'Einrichten',
    notes: ['Du bekommst diese E-Mail, weil du Mitglied bist.'],
  }),
  organizationDeletion: (title, until) =>
    until === undefined
      ? {
          subject: 'Deine Organisation ist wieder da',
          preview: 'Sie wurde wiederhergestellt, mit ihren Quiz und Mitgliedern.',
          paragraphs: [`„${title}“ wurde wiederhergestellt, mit allen Quiz und Mitgliedern.`],
          action: 'Organisation öffnen',
          notes: ['Du bekommst diese E-Mail, weil du Mitglied bist.'],
        }
      : {
          subject: 'Deine Organisation wurde gelöscht',
          preview: `Am ${day(until)} verschwindet alles, was zu ihr gehört.`,
          paragraphs: [
            `„${title}“ wurde von der Person gelöscht, der die Organisation gehört. Sie ist geschlossen, und ihre Quiz sind pausiert.`,
            `Bis zum ${day(until)} lässt sie sich wiederherstellen. Danach verschwindet alles: Mitglieder, Quiz und was darin beantwortet wurde.`,
          ],
          action: 'Organisation öffnen',
          notes: ['Du bekommst diese E-Mail, weil du Mitglied bist.'],
        },
  released: (title, percentage) => ({
    subject: 'Dein Ergebnis ist da',
    preview: `Deine Wertung: ${percent(percentage)}.`,
    paragraphs: [
      `Dein Ergebnis bei ${taken(title)} ist geprüft und liegt bereit.`,
      `Deine Wertung: ${percent(percentage)}.`,
    ],
    action: 'Ergebnis ansehen',
    notes: title === undefined ? RESULT_NOTES : [],
  }),
  corrected: (title, from, to) => ({
    subject: 'Dein Ergebnis wurde berichtigt',
    preview: `Deine Wertung: ${percent(to)}.`,
    paragraphs: [
      `Bei ${taken(title)} wurden die Lösungen berichtigt und deine Antworten neu bewertet.`,
      `Deine Wertung: ${percent(to)}. Vorher: ${percent(from)}.`,
    ],
    action: 'Ergebnis ansehen',
    notes: title === undefined ? RESULT_NOTES : [],
  }),
  gradingReminder: (title) => ({
    subject: `Ergebnisse von „${title}“ warten noch auf dich`,
    preview: 'Teilnehmende sehen ihre Ergebnisse, sobald du sie bewertet und freigegeben hast.',
    paragraphs: [
      `Abgaben von „${title}“ warten seit einem Tag darauf, bewertet oder freigegeben zu werden.`,
      'Teilnehmende sehen ihre Ergebnisse, sobald du sie bewertet und freigegeben hast.',
    ],
    action: 'Bewerten und freigeben',
    notes: [
      'Du bekommst diese E-Mail, weil dir dieses Quiz gehört: einmal für alles, was an einem Tag abgegeben wurde.',
    ],
  }),
  attemptChanged: (what, title, reason) => {
    const { subject, says, action } = CHANGES[what];
    const text = says(taken(title));
    return {
      subject,
      preview: text,
      paragraphs: [text, ...(reason ? [`Angegebener Grund: ${reason}`] : [])],
      action,
      notes: ['Ohne Konto öffnet er sich in dem Browser, in dem du am Quiz teilgenommen hast.', NOT_YOU],
    };
  },
  deletionAnnounced: (announced) => ({
    subject: `Alte Abgaben von „${announced.title}“ werden gelöscht`,
    preview: deletion(announced),
    paragraphs: [
      deletion(announced),
      'Namen, Adressen und Antworten werden gelöscht, Wertungen und die Zahlen des Quiz bleiben. Exportiere sie vorher, wenn du sie brauchst.',
    ],
    action: 'Exportieren oder ändern',
    notes: [
      'Du bekommst diese E-Mail, weil dir dieses Quiz gehört und du bestimmt hast, wie lange es Abgaben behält.',
    ],
  }),
  /** To whoever manages an organization. */
  webhookOff: (host) => {
    const text = webhookOff(host);
    return {
      subject: 'Ein Webhook wurde abgeschaltet',
      preview: text,
      paragraphs: [
        text,
        'Sieh dir die letzten Zustellungen an, behebe, woran es liegt, und schalte ihn wieder ein.',
      ],
      action: 'Zustellungen ansehen',
      notes: [
        'Du bekommst diese E-Mail, weil du eine Organisation verwaltest, die diesen Webhook eingerichtet hat.',
      ],
    };
  },
  takenDown: (news) => {
    const [subject, text] = takenDown(news);
    return {
      subject,
      preview: text,
      paragraphs:
        news.reason === undefined
          ? [text]
          : [
              text,
              'Niemand kann es öffnen oder starten. Wer gerade teilnahm, darf es beenden, und du behältst die Ergebnisse. Wenn du das für falsch hältst, schreib uns: Die Seite des Quiz sagt, wie.',
            ],
      action: 'Quiz öffnen',
      notes: ['Du bekommst diese E-Mail, weil dir dieses Quiz gehört.'],
    };
  },
};
