import { describe, expect, it } from 'vitest';
import { ContactMessage, SiteFeedback } from '../../model/site/site-message.ts';
import { contactProblems, feedbackProblems } from './site-message.ts';

const FIELDS = { name: 'Ada', email: 'ada@example.com', message: 'Hello', website: '' };

describe('what is written to the site', () => {
  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'Please enter your name' }],
    [{ name: 'a'.repeat(101) }, { name: 'Please keep it to 100 characters' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'ada' }, { email: 'Email is invalid' }],
    [{ message: ' \n ' }, { message: 'Please write a message' }],
    [{ message: 'a'.repeat(5_000) }, {}],
    [{ message: 'a'.repeat(5_001) }, { message: 'Please keep it to 5,000 characters' }],
  ])('%j is checked alike by the form and by the server', (change, problems) => {
    const fields = { ...FIELDS, ...change };
    expect(contactProblems(fields)).toEqual(problems);
    const issues = ContactMessage.safeParse(fields).error?.issues ?? [];
    expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual(
      problems,
    );
  });

  it('feedback needs words, and no rating', () => {
    expect(feedbackProblems({ rating: 0, message: '' })).toEqual({ message: 'Please write a message' });
    expect(SiteFeedback.safeParse({ message: 'Fine' }).success).toBe(true);
    expect(SiteFeedback.safeParse({ message: 'Fine', rating: 6 }).success).toBe(false);
  });
});
