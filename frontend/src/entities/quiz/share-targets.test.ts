import { describe, expect, it } from 'vitest';
import { mailTo, shareTargets } from './share-targets.ts';

const LINK = 'https://quizhall.example/quiz/gold-h7k2m9pq';
const quiz = { title: 'Gold & Silver? 100 %', code: 'H7K2MP' };

describe('sharing', () => {
  it('writes a mail that names quiz, link, code and where to enter it', () => {
    const mail = new URL(mailTo(quiz, LINK));
    expect(mail.searchParams.get('subject')).toBe('Take the quiz “Gold & Silver? 100 %”');
    const body = mail.searchParams.get('body') ?? '';
    for (const said of [quiz.title, LINK, quiz.code, 'open https://quizhall.example and']) {
      expect(body).toContain(said);
    }
  });

  it.each(shareTargets(quiz, LINK))('hands the whole link to $name', ({ href }) => {
    const { protocol, searchParams } = new URL(href);
    expect(protocol).toBe('https:');
    expect([...searchParams.values()].join(' ')).toContain(LINK);
  });

  it('says so where a quiz has no title yet', () => {
    expect(new URL(mailTo({ ...quiz, title: '' }, LINK)).searchParams.get('subject')).toBe('Take this quiz');
  });
});
