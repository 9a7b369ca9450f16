import { describe, expect, it } from 'vitest';
import { HELP_KEYWORDS } from '../../../../../build/content/help-keywords.ts';
import { helpAnswers } from '../../../../../build/content/help-plugin.ts';
import { findAnswers } from './find-answers.ts';

const answer = (question: string, text: string, keywords = '') => ({
  question,
  text,
  keywords,
  to: `/help/x#${question}`,
});

describe('findAnswers', () => {
  const ANSWERS = [
    answer('Where is my score?', 'It waits for a grade. Your password is safe.'),
    answer('I forgot my password.', 'Ask for a link.', 'reset'),
    answer('Wo ist mein Gerät?', 'Hier.'),
  ];
  const found = (search: string) => findAnswers(ANSWERS, search).map(({ question }) => question);

  it.each([
    ['password', ['I forgot my password.', 'Where is my score?']],
    ['PASS link', ['I forgot my password.']],
    ['how do I reset it', ['I forgot my password.']],
    ['gerät', ['Wo ist mein Gerät?']],
    ['reset spaceship', ['I forgot my password.']],
    ['core', []],
    ['  ?', []],
    ['', []],
  ])('finds %j', (search, expected) => {
    expect(found(search)).toEqual(expected);
  });
});

describe('spellings of one word', () => {
  const ANSWERS = [
    answer('Connection', 'The wi-fi is gone. We do not sign in again.'),
    answer('Screen', 'The quiz fills the full screen. It was shuffled.'),
    answer(
      'Other',
      'We find the win of a first file. I will switch it, note it, and pass the factor two times.',
    ),
    answer('Second factor', 'It needs a two‑factor app.'),
  ];
  const found = (search: string) => findAnswers(ANSWERS, search).map(({ question }) => question);

  it.each([
    ['wi-fi', ['Connection']],
    ['Wi–Fi', ['Connection']],
    ['wi fi', ['Connection']],
    ['wifi', ['Connection']],
    ['WIFI!', ['Connection']],
    ['sign-in', ['Connection']],
    ['signin', ['Connection']],
    ['full screen', ['Screen']],
    ['full-screen', ['Screen']],
    ['full-scr', ['Screen']],
    ['fullscreen', ['Screen']],
    ['anti-shuffling', ['Screen']],
    ['shuffle', ['Screen']],
    ['shuffling', ['Screen']],
    ['two-factor', ['Second factor']],
    ['twofactor', ['Second factor']],
    ['files', ['Other']],
    ['not', ['Connection', 'Other']],
    ['switches', ['Other']],
    ['switching', ['Other']],
    ['password', []],
    ['-', []],
  ])('finds %j', (search, expected) => {
    expect(found(search)).toEqual(expected);
  });
});

describe('the Help Center', () => {
  const answers = helpAnswers();
  const idOf = (to: string) => to.slice(to.indexOf('#') + 1);

  it('has keywords for each answer, and none for others', () => {
    expect(Object.keys(HELP_KEYWORDS).toSorted()).toEqual(answers.map(({ to }) => idOf(to)).toSorted());
  });

  it.each([
    ['email', 'how-do-i-change-my-email-address'],
    ['change e-mail', 'how-do-i-change-my-email-address'],
    ['log in', 'how-do-i-sign-in'],
    ['login', 'how-do-i-sign-in'],
    ['how do I log in?', 'how-do-i-sign-in'],
    ['2fa', 'how-do-i-protect-my-account-with-a-second-factor'],
    ['two-factor', 'how-do-i-protect-my-account-with-a-second-factor'],
    ['authenticator', 'how-do-i-protect-my-account-with-a-second-factor'],
    ['wifi', 'what-happens-when-i-lose-the-connection'],
    ['wi-fi', 'what-happens-when-i-lose-the-connection'],
    ['offline', 'what-happens-when-i-lose-the-connection'],
    ['internet', 'what-happens-when-i-lose-the-connection'],
    ['gdpr', 'how-do-i-have-my-data-deleted'],
    ['privacy', 'how-do-i-take-my-data-along'],
    ['cheating', 'is-it-noticed-when-i-leave-the-page'],
    ['cheat', 'is-it-noticed-when-i-leave-the-page'],
    ['language', 'can-i-change-the-language'],
    ['german', 'can-i-change-the-language'],
    ['pin', 'where-do-i-enter-a-code'],
    ['join', 'where-do-i-enter-a-code'],
    ['password', 'i-forgot-my-password'],
    ['reset password', 'i-forgot-my-password'],
    ['sign up', 'which-account-type-is-right-for-me'],
    ['register', 'do-i-need-an-account-to-take-a-quiz'],
    ['delete account', 'how-do-i-have-my-data-deleted'],
    ['delete quiz', 'how-do-i-delete-a-quiz'],
    ['phone', 'which-devices-and-browsers-work'],
    ['app', 'which-devices-and-browsers-work'],
    ['print', 'can-i-print-a-quiz'],
    ['pdf', 'can-i-print-a-quiz'],
    ['certificate', 'how-do-i-get-my-certificate'],
    ['teacher', 'how-do-i-set-up-classes-or-teams'],
    ['class', 'how-do-i-set-up-classes-or-teams'],
    ['refund', 'i-paid-for-a-quiz-can-i-have-the-money-back'],
    ['price', 'what-does-quizhall-cost'],
    ['invoice', 'where-are-my-invoices'],
    ['cancel subscription', 'how-do-i-change-or-cancel-my-plan'],
    ['api', 'is-there-an-api'],
    ['webhooks', 'is-there-an-api'],
    ['sso', 'is-there-an-api'],
    ['embed', 'can-i-put-a-quiz-on-my-website'],
    ['deadline', 'how-do-i-set-an-opening-and-an-end'],
    ['timer', 'what-happens-when-the-time-is-over'],
    ['shuffle', 'can-i-draw-questions-at-random'],
    ['kahoot', 'can-i-import-questions'],
    ['excel', 'can-i-import-questions'],
    ['regrade', 'how-do-i-correct-a-wrong-key'],
    ['extra time', 'how-do-i-give-somebody-extra-time'],
    ['accessibility', 'does-it-work-with-a-keyboard-or-a-screen-reader'],
    ['latex', 'how-do-i-write-formulas-and-code'],
    ['unsubscribe', 'how-do-i-get-the-newsletter-or-get-rid-of-it'],
    ['dark mode', 'is-there-a-dark-mode'],
  ])('finds “%s” among the first three', (search, id) => {
    const first = findAnswers(answers, search).slice(0, 3);
    expect(first.map(({ to }) => idOf(to))).toContain(id);
  });

  const CONNECTION = ['what-happens-when-i-lose-the-connection'];
  it.each([
    ['wi-fi', CONNECTION],
    ['wi fi', CONNECTION],
    ['WiFi', CONNECTION],
    ['wlan', CONNECTION],
    ['two-factor', ['how-do-i-protect-my-account-with-a-second-factor']],
    ['two factor', ['how-do-i-protect-my-account-with-a-second-factor']],
    ['co-author', ['can-others-work-on-my-quiz']],
    ['screen-reader', ['does-it-work-with-a-keyboard-or-a-screen-reader']],
    ['darkmode', ['is-there-a-dark-mode']],
  ])('finds nothing but the answers about “%s”', (search, ids) => {
    expect(findAnswers(answers, search).map(({ to }) => idOf(to))).toEqual(ids);
  });

  const MONITORING = [
    'can-i-change-an-answer',
    'can-i-draw-questions-at-random',
    'how-do-i-make-cheating-harder',
    'is-it-noticed-when-i-leave-the-page',
  ];
  it.each([
    'cheating',
    'cheat',
    'cheaters',
    'anti-cheating',
    'anti cheat',
    'prevent cheating',
    'proctoring',
    'academic honesty',
  ])('finds every answer on monitoring, order and one-way quizzes for “%s”', (search) => {
    expect(findAnswers(answers, search).map(({ to }) => idOf(to))).toEqual(
      expect.arrayContaining(MONITORING),
    );
  });

  it.each([
    ['tab switch', ['how-do-i-make-cheating-harder', 'is-it-noticed-when-i-leave-the-page']],
    ['tab-switching', ['how-do-i-make-cheating-harder', 'is-it-noticed-when-i-leave-the-page']],
    ['full-screen', ['how-do-i-make-cheating-harder', 'is-it-noticed-when-i-leave-the-page']],
    ['fullscreen', ['how-do-i-make-cheating-harder', 'is-it-noticed-when-i-leave-the-page']],
    ['shuffling', ['can-i-draw-questions-at-random', 'how-do-i-make-cheating-harder']],
    ['one-way', ['can-i-change-an-answer', 'how-do-i-make-cheating-harder']],
    ['no way back', ['can-i-change-an-answer', 'how-do-i-make-cheating-harder']],
    ['copy-paste', ['how-do-i-make-cheating-harder', 'is-it-noticed-when-i-leave-the-page']],
  ])('finds both answers for “%s”', (search, ids) => {
    expect(findAnswers(answers, search).map(({ to }) => idOf(to))).toEqual(expect.arrayContaining(ids));
  });
});
