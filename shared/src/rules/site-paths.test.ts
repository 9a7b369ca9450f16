import { expect, it } from 'vitest';
import { SITE_PATHS, sitePath } from './site-paths.ts';

it('fills in every parameter, so that nothing typed changes the way', () => {
  expect(sitePath(SITE_PATHS.quizResult, { ref: 'ABC234', submissionId: 'a/../b?' })).toBe(
    '/quiz/ABC234/result/a%2F..%2Fb%3F',
  );
});

it('puts a query behind it', () => {
  expect(sitePath(SITE_PATHS.newsletterConfirm, {}, { token: 'a+b/c=' })).toBe(
    '/newsletter/confirm?token=a%2Bb%2Fc%3D',
  );
});
