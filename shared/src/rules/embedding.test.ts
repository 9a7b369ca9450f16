import { describe, expect, it } from 'vitest';
import { embedPath, embedRefusal, embedSnippet, fromEmbedPath, isShownEmbedded } from './embedding.ts';
import { SITE_PATHS } from './site-paths.ts';

describe('the addresses of a frame', () => {
  it.each([
    ['/embed/quiz/H7K2MP/take', '/quiz/H7K2MP/take'],
    ['/embed/auth/login', '/auth/login'],
    ['/embed/', '/'],
    ['/quiz/H7K2MP', '/quiz/H7K2MP'],
  ])('%s shows %s', (address, page) => {
    expect(fromEmbedPath(address)).toBe(page);
  });

  it('show none of the pages of an account', () => {
    const shown = Object.values(SITE_PATHS).filter((path) => isShownEmbedded(path));
    expect(shown.toSorted()).toEqual([
      '/quiz/:ref',
      '/quiz/:ref/result/:submissionId',
      '/quiz/:ref/take',
      '/quiz/bank',
      '/quiz/create',
      '/quiz/create2',
      '/quiz/dashboard2',
      '/quiz/manage',
    ]);
  });

  it('are one for each code', () => {
    expect(embedPath('H7K2MP')).toBe('/embed/H7K2MP');
  });
});

it('names the frame by the title, which cannot break out of it', () => {
  const snippet = embedSnippet('https://quizhall.example/embed/H7K2MP', '"><script>Gold & Silver');
  expect(snippet).toContain('src="https://quizhall.example/embed/H7K2MP"');
  expect(snippet).toContain('title="&#34;&#62;&#60;script&#62;Gold &#38; Silver"');
});

describe('a frame', () => {
  const open = {
    embeddable: true,
    requiresLogin: false,
    allowGuests: true,
    isPaid: false,
    price: 0,
    maxParticipants: null,
    requiresIdentityVerification: false,
    requiresPassword: false,
  };
  it.each([
    ['shows what is allowed', open, undefined],
    ['asks for a password', { ...open, requiresPassword: true }, undefined],
    ['does not show what nobody has allowed', { ...open, embeddable: undefined }, 'off'],
    ['signs nobody in', { ...open, requiresLogin: true, allowGuests: false }, 'account'],
    ['knows no members', { ...open, membersOnly: true }, 'account'],
    ['takes no money', { ...open, isPaid: true }, 'account'],
    ['says first what nobody has allowed', { ...open, embeddable: undefined, isPaid: true }, 'off'],
  ])('%s', (_, accessHints, expected) => {
    expect(embedRefusal({ accessHints })).toBe(expected);
  });
});
