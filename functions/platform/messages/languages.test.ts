import { SITE_LANGUAGES, type SiteLanguage } from '@quizhall/shared/model/enums';
import { ATTEMPT_CHANGES } from '@quizhall/shared/model/attempts/attempt-change';
import { ASSIGNMENT_NEWS } from '@quizhall/shared/rules/organizations/assignments';
import { messageProblems } from '@quizhall/shared/testing/messages';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_MESSAGES } from './account.ts';
import { ASSIGNMENT_MESSAGES } from './assignments.ts';
import './certificate.ts';
import type { MailText } from './mail-text.ts';
import { MESSAGES } from './messages.ts';
import { NEWSLETTER_MESSAGES } from './newsletter.ts';
import { PLAN_NEWS, POOL_NEWS, PRIZE_NEWS, TWO_FACTOR_NEWS } from './mail-subjects.ts';
import { NOTIFICATION_MESSAGES } from './notification-messages.ts';
import { ORGANIZATION_MESSAGES } from './organizations.ts';
import { PAYMENT_MESSAGES } from './payments.ts';
import { PRIZE_MESSAGES } from './prizes.ts';
import { QUIZ_MESSAGES } from './quizzes.ts';

const AT = Date.UTC(2026, 11, 11, 15, 4);
const URL = 'https://quizhall.example/x';
const announced = { title: 'Metals', count: 1_234, at: AT, until: AT };
const assigned = { quiz: 'Metals', organization: 'Ada', dueAt: AT, timezone: 'Europe/London' };
const won = { place: 2, cents: 123_450, claimBy: AT, heldUntil: AT };

/** Every mail in a language, with and without its optional values. */
const mailsIn = (language: SiteLanguage): Record<string, MailText> => {
  const [account, quizzes, organizations] = [
    ACCOUNT_MESSAGES[language],
    QUIZ_MESSAGES[language],
    ORGANIZATION_MESSAGES[language],
  ];
  const [payments, prizes, newsletter] = [
    PAYMENT_MESSAGES[language],
    PRIZE_MESSAGES[language],
    NEWSLETTER_MESSAGES[language],
  ];
  const each = <Name extends string>(of: string, names: readonly Name[], write: (name: Name) => MailText) =>
    Object.fromEntries(names.map((name) => [`${of} ${name}`, write(name)]));
  const plan = { plan: 'pro', cents: 2_900, from: AT, until: AT, retryAt: AT };
  return {
    code: account.code(),
    alreadyRegistered: account.alreadyRegistered(URL),
    newSignIn: account.newSignIn('Ada', 'Chrome on Windows', { at: AT, last: true }),
    newSignInUnknown: account.newSignIn('Ada', undefined, { at: AT }),
    resetLink: account.resetLink('Ada'),
    passwordChanged: account.passwordChanged('Ada', false, URL),
    passwordChangedKept: account.passwordChanged('Ada', true, URL),
    deleted: account.deleted('Ada'),
    providerLinked: account.providerLinked('Ada', 'Google'),
    providerUnlinked: account.providerUnlinked('Ada', 'Google', URL),
    ...each('twoFactor', TWO_FACTOR_NEWS, (what) =>
      account.twoFactor('Ada', { what, left: 1 }, { reset: URL, contact: URL }),
    ),
    entryCode: quizzes.entryCode(),
    invite: quizzes.invite(),
    organizationInvite: organizations.invite({ organization: 'Acme', inviter: 'Ada' }),
    organizationInviteWithoutNames: organizations.invite({ organization: undefined, inviter: undefined }),
    organizationExported: organizations.exported('Acme'),
    emailChangeCode: account.emailChangeCode(),
    emailInUse: account.emailInUse(),
    emailChanged: account.emailChanged({ name: 'Ada', email: 'ada@quizhall.example', until: AT }),
    twoFactorWanted: organizations.twoFactorWanted('Acme', AT),
    organizationDeleted: organizations.deletion('Acme', AT),
    organizationRestored: organizations.deletion('Acme', undefined),
    released: quizzes.released('Metals', 82.5),
    releasedGuest: quizzes.released(undefined, 82.5),
    corrected: quizzes.corrected('Metals', 40, 82.5),
    gradingReminder: quizzes.gradingReminder('Metals'),
    deletionAnnounced: quizzes.deletionAnnounced(announced),
    deletionOfOne: quizzes.deletionAnnounced({ ...announced, count: 1 }),
    webhookOff: organizations.webhookOff('hooks.Metals.example'),
    takenDown: quizzes.takenDown({ title: 'Metals', reason: 'Copied' }),
    putBack: quizzes.takenDown({ title: 'Metals' }),
    ...each('attempt', ATTEMPT_CHANGES, (what) => quizzes.attemptChanged(what, 'Metals', 'Copied')),
    receipt: payments.entryReceipt({ title: 'Metals', cents: 500, letsIn: false }),
    receiptOfGuest: payments.entryReceipt({ code: 'ABC234', cents: 500, letsIn: true }),
    refunded: payments.entryRefunded({ title: 'Metals', cents: 500, cancelled: false }),
    cancelled: payments.entryRefunded({ cents: 500, cancelled: true }),
    ...each('plan', PLAN_NEWS, (news) => payments.plan({ ...plan, news })),
    ...each('prize', PRIZE_NEWS, (news) => prizes.prize(news, { ...won, title: 'Metals' })),
    ...each('prize of a guest', PRIZE_NEWS, (news) => prizes.prize(news, { ...won, code: 'ABC234' })),
    ...each('pool', POOL_NEWS, (news) =>
      prizes.pool(news, { title: 'Metals', cents: 500, winners: 3, at: AT }),
    ),
    ...each('assignment', ASSIGNMENT_NEWS, (news) =>
      ASSIGNMENT_MESSAGES[language].assignment({ ...assigned, news }),
    ),
    confirmNewsletter: newsletter.confirm(URL),
    alreadySubscribed: newsletter.alreadySubscribed(URL),
  };
};

/** Every notification in a language. */
const notesIn = (language: SiteLanguage) => {
  const notes = NOTIFICATION_MESSAGES[language];
  const quiz = 'Metals';
  return [
    notes.resultLate({ quiz, percentage: 82.5 }),
    notes.resultReleased({ quiz, percentage: 82.5 }),
    notes.resultCorrected({ quiz, from: 40, to: 82.5 }),
    notes.firstResponse({ quiz }),
    notes.quizStarted({ quiz }),
    notes.ownQuizStarted({ quiz }),
    notes.essaysWaiting({ quiz }),
    notes.essaysStillWaiting({ quiz }),
    notes.deletionAnnounced(announced),
    notes.quizInvite({}),
    notes.inviteAccepted({ quiz }),
    notes.inviteAccepted({ quiz, name: 'Grace Hopper' }),
    notes.webhookOff({ host: 'hooks.Metals.example' }),
    notes.twoFactorWanted({ organization: quiz, from: AT }),
    notes.domainUnproven({ domain: 'Metals.example', until: AT }),
    notes.domainUnproven({ domain: 'Metals.example' }),
    notes.takenDown({ title: quiz, reason: 'Copied' }),
    notes.approvalWaiting({ quiz }),
    notes.approvalWaiting({ quiz, name: 'Grace Hopper' }),
    notes.approvalGiven({ quiz }),
    notes.approvalGiven({ quiz, paused: true }),
    notes.approvalRefused({ quiz, reason: 'Copied' }),
    notes.approvalReplaced({ quiz }),
    ...ATTEMPT_CHANGES.map((what) => notes.attemptChanged({ quiz, what, reason: 'Copied' })),
    ...PRIZE_NEWS.map((news) => notes.prize({ ...won, news, title: quiz, reason: 'Copied' })),
    ...POOL_NEWS.map((news) => notes.pool({ news, title: quiz, cents: 500, winners: 1, at: AT })),
    ...ASSIGNMENT_NEWS.map((news) => notes.assignment({ ...assigned, news })),
    ...PLAN_NEWS.map((news) => notes.plan({ news, plan: 'pro', cents: 500, from: AT, until: AT })),
  ];
};

const sentences = ({ subject, preview, paragraphs, action, notes }: MailText): string[] => [
  subject,
  preview,
  ...paragraphs,
  ...(action ? [action] : []),
  ...notes.map((note) => (typeof note === 'string' ? note : note.text)),
];

const valuesIn = (texts: readonly string[]) =>
  [
    ...new Set(texts.join(' ').match(/Metals|Ada|ABC234|Acme|Copied|Google|Chrome|Windows|Grace Hopper/g)),
  ].sort();

/** A title in quotation marks, and a word that French spells as English does. */
const SAME = /^“\{\w+\}”$|^Score$/;

describe.each(SITE_LANGUAGES)('messages: %s', (language) => {
  const entries = Object.entries(MESSAGES[language]);

  it('are there for every id and no other', () => {
    expect(Object.keys(MESSAGES[language]).toSorted()).toEqual(Object.keys(MESSAGES.en).toSorted());
  });

  it('parse and have the values of the English ones and the plural forms of the language', () => {
    const faults = entries.flatMap(([id, message]) =>
      messageProblems(language, MESSAGES.en[id] ?? '', message).map((problem) => `${id}: ${problem}`),
    );
    expect(faults).toEqual([]);
  });
});

it.each(['es', 'fr', 'de'] as const)('messages are translated: %s', (language) => {
  const same = Object.entries(MESSAGES[language]).filter(
    ([id, message]) => message === MESSAGES.en[id] && !SAME.test(message),
  );
  expect(same).toEqual([]);
});

describe.each(SITE_LANGUAGES)('mails and notifications: %s', (language) => {
  it.each(Object.entries(mailsIn(language)))(
    'have complete sentences and a short subject: %s',
    (name, mail) => {
      expect(mail.subject).toMatch(/^[^\n]{10,70}$/);
      for (const text of sentences(mail))
        expect(text).not.toMatch(/undefined|NaN|Invalid|[{}]|^[a-z]+\.\w+|^$| {2}|\s$/);
      expect(valuesIn(sentences(mail))).toEqual(valuesIn(sentences(mailsIn('en')[name] as MailText)));
    },
  );

  it('name the same values as in English', () => {
    const values = (notes: ReturnType<typeof notesIn>) =>
      notes.map(({ title, message }) => valuesIn([title, message]));
    expect(values(notesIn(language))).toEqual(values(notesIn('en')));
  });
});

/** With ordinary spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it('writes days, money and percents as each language does', () => {
  const told = (['en', 'es', 'fr', 'de'] as const).map((language) => [
    PRIZE_MESSAGES[language].prize('freed', { ...won, title: 'Metals' }).paragraphs.join(' '),
    QUIZ_MESSAGES[language].released('Metals', 82.5).preview,
  ]);
  expect(told.flat().map(plain)).toEqual([
    'Your prize of $1,234.50 at “Metals” is held no longer. Say where the money goes by December 11, 2026.',
    'Your score: 82.5%.',
    'Tu premio de 1234,50 US$ en “Metals” ya no está retenido. Indica a dónde va el dinero a más tardar el 11 de diciembre de 2026.',
    'Tu puntuación: 82,5 %.',
    'Votre prix de 1 234,50 $US à « Metals » n’est plus retenu. Indiquez où va l’argent au plus tard le 11 décembre 2026.',
    'Votre score : 82,5 %.',
    'Dein Gewinn von 1.234,50 $ bei „Metals“ wird nicht mehr zurückgehalten. Sag bis zum 11. Dezember 2026, wohin das Geld gehen soll.',
    'Deine Wertung: 82,5 %.',
  ]);
});

it.each([
  ['en', ['0 submissions', '1 submission', '2 submissions', '1,234 submissions']],
  ['es', ['0 entregas', '1 entrega', '2 entregas', '1234 entregas']],
  ['fr', ['0 copie', '1 copie', '2 copies', '1 234 copies']],
  ['de', ['0 Abgaben', '1 Abgabe', '2 Abgaben', '1.234 Abgaben']],
] as const)('counts as the language does: %s', (language, expected) => {
  for (const [i, count] of [0, 1, 2, 1_234].entries()) {
    const { preview } = QUIZ_MESSAGES[language].deletionAnnounced({ ...announced, count });
    expect(plain(preview)).toContain(` ${expected[i]} `);
  }
});

it.each([
  ['en', 'Chrome on Windows', ['1st place', '2nd place', '3rd place', '11th place']],
  ['es', 'Chrome en Windows', ['el puesto 1', 'el puesto 2', 'el puesto 3', 'el puesto 11']],
  ['fr', 'Chrome sur Windows', ['la 1re place', 'la 2e place', 'la 3e place', 'la 11e place']],
  ['de', 'Chrome unter Windows', ['Platz 1', 'Platz 2', 'Platz 3', 'Platz 11']],
] as const)('names devices and places as the language does: %s', (language, device, places) => {
  expect(ACCOUNT_MESSAGES[language].newSignIn('Ada', 'Chrome on Windows', { at: AT }).preview).toContain(
    device,
  );
  for (const [i, place] of [1, 2, 3, 11].entries())
    expect(PRIZE_MESSAGES[language].prize('won', { ...won, place, title: 'Metals' }).preview).toContain(
      `${places[i]} `,
    );
});

it.each(Object.values(QUIZ_MESSAGES))(
  'explains a result to addresses that may be anybody’s, and only to them',
  (quizzes) => {
    const notes = (title: string | undefined) =>
      [quizzes.released(title, 80), quizzes.corrected(title, 40, 80)].map((mail) => mail.notes.length);
    expect([notes('Metals'), notes(undefined)]).toEqual([
      [0, 0],
      [2, 2],
    ]);
  },
);
