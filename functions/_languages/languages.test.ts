import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { ATTEMPT_CHANGES } from '@quizhall/shared/model/attempt-change';
import { ASSIGNMENT_NEWS } from '@quizhall/shared/rules/assignments';
import { describe, expect, it } from 'vitest';
import { ACCOUNT } from './account.ts';
import { ASSIGNMENTS } from './assignments.ts';
import type { MailText } from './mail-text.ts';
import { NEWSLETTER } from './newsletter.ts';
import { PLAN_NEWS, POOL_NEWS, PRIZE_NEWS, TWO_FACTOR_NEWS } from './news.ts';
import { NOTES } from './notes.ts';
import { PAYMENTS } from './payments.ts';
import { PRIZES } from './prizes.ts';
import { QUIZZES } from './quizzes.ts';

const AT = Date.UTC(2026, 11, 11, 15, 4);
const URL = 'https://quizhall.example/x';
const announced = { title: 'Metals', count: 1_234, at: AT, until: AT };
const assigned = { quiz: 'Metals', organization: 'Ada', dueAt: AT, timezone: 'Europe/London' };
const won = { place: 2, cents: 123_450, claimBy: AT, heldUntil: AT };

/** Every mail in a language, with each of its turns. */
const mailsIn = (language: SiteLanguage): Record<string, MailText> => {
  const [account, quizzes] = [ACCOUNT[language], QUIZZES[language]];
  const [payments, prizes, newsletter] = [PAYMENTS[language], PRIZES[language], NEWSLETTER[language]];
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
    organizationInvite: quizzes.organizationInvite({ organization: 'Acme', inviter: 'Ada' }),
    organizationInviteWithoutNames: quizzes.organizationInvite({
      organization: undefined,
      inviter: undefined,
    }),
    organizationExported: quizzes.organizationExported('Acme'),
    twoFactorWanted: quizzes.twoFactorWanted('Acme', AT),
    organizationDeleted: quizzes.organizationDeletion('Acme', AT),
    organizationRestored: quizzes.organizationDeletion('Acme', undefined),
    released: quizzes.released('Metals', 82.5),
    releasedGuest: quizzes.released(undefined, 82.5),
    corrected: quizzes.corrected('Metals', 40, 82.5),
    gradingReminder: quizzes.gradingReminder('Metals'),
    deletionAnnounced: quizzes.deletionAnnounced(announced),
    deletionOfOne: quizzes.deletionAnnounced({ ...announced, count: 1 }),
    webhookOff: quizzes.webhookOff('hooks.Metals.example'),
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
    ...each('assignment', ASSIGNMENT_NEWS, (news) => ASSIGNMENTS[language].assignment({ ...assigned, news })),
    confirmNewsletter: newsletter.confirm(URL),
    alreadySubscribed: newsletter.alreadySubscribed(URL),
  };
};

/** Every notification in a language. */
const notesIn = (language: SiteLanguage) => {
  const notes = NOTES[language];
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
  [...new Set(texts.join(' ').match(/Metals|Ada|ABC234|Copied|Google|Chrome|Windows/g))].sort();

describe.each(['es', 'fr', 'de'] as const)('%s', (language) => {
  const mails = mailsIn(language);
  const english = mailsIn('en');

  it('says nothing in English', () => {
    const inEnglish = new Set([
      ...Object.values(english).flatMap(sentences),
      ...notesIn('en').flatMap(({ title, message }) => [title, message]),
    ]);
    const said = [
      ...Object.values(mails).flatMap(sentences),
      ...notesIn(language).flatMap(({ title, message }) => [title, message]),
    ];
    expect(said.filter((text) => inEnglish.has(text))).toEqual([]);
  });

  it.each(Object.keys(mails))('tells in the mail "%s" what the English one tells', (name) => {
    const [mail, original] = [mails[name], english[name]];
    if (!mail || !original) throw new Error(name);
    expect(mail.paragraphs).toHaveLength(original.paragraphs.length);
    expect(mail.notes.map((note) => typeof note)).toEqual(original.notes.map((note) => typeof note));
    expect(mail.action === undefined).toBe(original.action === undefined);
    expect(valuesIn(sentences(mail))).toEqual(valuesIn(sentences(original)));
    expect(mail.subject).toMatch(/^[^\n]{10,70}$/);
    for (const text of sentences(mail)) expect(text).not.toMatch(/undefined|NaN|Invalid| {2}|\s$/);
  });

  it('tells in notifications what the English ones tell', () => {
    const values = (notes: ReturnType<typeof notesIn>) =>
      notes.map(({ title, message }) => valuesIn([title, message]));
    expect(values(notesIn(language))).toEqual(values(notesIn('en')));
  });
});

it('writes days, money and percents as each language does', () => {
  const told = (['en', 'es', 'fr', 'de'] as const).map((language) => [
    PRIZES[language].prize('freed', { ...won, title: 'Metals' }).paragraphs.join(' '),
    QUIZZES[language].released('Metals', 82.5).preview,
  ]);
  expect(told.flat().map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([
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

it.each(Object.values(QUIZZES))(
  'doubts the address of a result only where it may be anybody’s',
  (quizzes) => {
    const notes = (title: string | undefined) =>
      [quizzes.released(title, 80), quizzes.corrected(title, 40, 80)].map((mail) => mail.notes.length);
    expect([notes('Metals'), notes(undefined)]).toEqual([
      [0, 0],
      [2, 2],
    ]);
  },
);
