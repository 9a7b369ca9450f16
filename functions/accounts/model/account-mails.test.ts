import { describe, expect, it } from 'vitest';
import {
  alreadyRegisteredMail,
  passwordChangedMail,
  resetLinkMail,
  verificationCodeMail,
} from './account-mails.ts';
import { escapeHtml, toMail } from '../../platform/mail/layout.ts';
import { alreadySubscribedMail, confirmNewsletterMail } from '../../site/model/newsletter-mails.ts';
import { quizInviteMail } from '../../quizzes/model/quiz-mails.ts';

const SITE = 'https://quizhall.example';
const HOSTILE = `<img src=x onerror="alert('1')"> & Co`;

const MAILS = [
  ['verification code', verificationCodeMail('042917', 'en')],
  ['already registered', alreadyRegisteredMail(SITE, 'en')],
  ['reset link', resetLinkMail(SITE, 'Ada', 'tok-en_1', 'en')],
  ['password changed', passwordChangedMail(SITE, { name: 'Ada' }, 'en')],
  ['quiz invite', quizInviteMail(`${SITE}/invite/tok-en_1`, 'en')],
  ['confirm newsletter', confirmNewsletterMail({ siteUrl: SITE, confirm: 'a.b', unsubscribe: 'c.d' }, 'en')],
  ['already subscribed', alreadySubscribedMail({ siteUrl: SITE, unsubscribe: 'c.d' }, 'en')],
] as const;

describe.each(MAILS)('the mail "%s"', (_, { subject, text, html }) => {
  it('has a subject of one line and says the same in text and HTML', () => {
    expect(subject).toMatch(/^[^\n]{10,70}$/);
    const shown = html.replace(/<(style|title)[\s\S]*?<\/\1>|<[^>]+>/g, ' ');
    for (const line of text.split('\n').filter(Boolean)) {
      expect(shown).toContain(escapeHtml(line.replace(/:$/, '')));
    }
  });

  it('is a whole document with a language, a heading and both colour schemes', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('loads nothing from anywhere and links only to the site', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/);
    for (const [, url] of html.matchAll(/(?:href|src)="([^"]*)"/g))
      expect(url).toMatch(/^https:\/\/quizhall\.example\//);
  });
});

describe('a mail of an organization', () => {
  const brand = { name: 'North & Gate', color: '#0F766E', logoUrl: `${SITE}/media/logo/x/y.png` };
  const text = { subject: 'Your result is here', preview: '', paragraphs: ['You have 80%.'], notes: [] };
  const write = (over: Partial<typeof brand> = {}) =>
    toMail(text, { language: 'en', brand: { ...brand, ...over } });

  it('shows its logo and colour, and its name where pictures are blocked', () => {
    const { html, text } = write();
    expect(html).toContain(`<img src="${brand.logoUrl}" alt="North &amp; Gate"`);
    expect(html).toContain('border-top:4px solid #0F766E');
    expect(text.split('\n')[0]).toBe(brand.name);
    expect(write({ logoUrl: undefined as never }).html).toContain('>North &amp; Gate</div>');
  });

  it('can have nothing in its name or colour that is more than words', () => {
    const { html } = write({ name: HOSTILE, color: `red" onload="x`, logoUrl: `x" onerror="y` });
    expect(html).not.toMatch(/<img src=x|" on(?:load|error)=/);
  });
});

describe('what the mails say', () => {
  it('the code, once in text and once in HTML', () => {
    const { text, html } = verificationCodeMail('042917', 'en');
    expect(text.match(/042917/g)).toHaveLength(1);
    expect(html.match(/042917/g)).toHaveLength(1);
  });

  it('where to sign in and where to reset', () => {
    const { text } = alreadyRegisteredMail(SITE, 'en');
    expect(text).toContain('https://quizhall.example/auth/login');
    expect(text).toContain('https://quizhall.example/auth/forgot-password');
  });

  it('the reset link with its token as a query parameter', () => {
    const { text } = resetLinkMail(SITE, 'Ada', 'a+b/c=&d', 'en');
    const url = new URL(/https:\S+/.exec(text)?.[0] ?? '');
    expect(url.pathname).toBe('/auth/reset-password');
    expect(url.searchParams.get('token')).toBe('a+b/c=&d');
  });

  it('where to confirm the newsletter and where to end it, as links', () => {
    const mail = confirmNewsletterMail({ siteUrl: SITE, confirm: 'a.b', unsubscribe: 'c.d' }, 'en');
    for (const url of [`${SITE}/newsletter/confirm?token=a.b`, `${SITE}/newsletter/unsubscribe?token=c.d`]) {
      expect(mail.text).toContain(url);
      expect(mail.html).toContain(`href="${url}"`);
    }
    expect(alreadySubscribedMail({ siteUrl: SITE, unsubscribe: 'c.d' }, 'en').text).not.toContain('/confirm');
  });

  it('that a password was changed, and what to do about it', () => {
    expect(passwordChangedMail(SITE, { name: 'Ada' }, 'en').text).toContain(
      'https://quizhall.example/auth/forgot-password',
    );
  });
});

describe('text of people', () => {
  it.each([
    ['reset link', resetLinkMail(SITE, HOSTILE, 't', 'en')],
    ['password changed', passwordChangedMail(SITE, { name: HOSTILE }, 'en')],
  ])('stays text in the mail "%s"', (_, { html, text, subject }) => {
    expect(html).not.toContain('<img');
    expect(html).toContain('Hello &lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Co,');
    expect(text).toContain(HOSTILE);
    expect(subject).not.toContain('onerror');
  });

  it('cannot leave an attribute or a heading', () => {
    const { html } = toMail(
      { subject: '"><script>x</script>', preview: '</div>', paragraphs: [], action: '</a>', notes: [] },
      { language: 'en', url: 'https://quizhall.example/"onmouseover="x' },
    );
    expect(html).not.toMatch(/<script|"onmouseover|<\/a><\/a>/);
  });
});
