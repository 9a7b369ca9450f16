import { expect, it } from 'vitest';
import { siteMessageMail } from './site-message-mail.ts';

const message = { about: 'contact' as const, name: 'Ada', email: 'ada@example.com', message: 'Hello' };

it('says in its subject when a program seems to have written it', () => {
  expect(siteMessageMail(message).subject).toBe('A message by the contact form');
  expect(siteMessageMail({ ...message, suspected: true }).subject).toBe(
    'Probably spam: A message by the contact form',
  );
});
