import { assert, constantFrom, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmbedPath } from './embed-path.ts';
import {
  embedPath,
  embedRefusal,
  embedSnippet,
  fromEmbedPath,
  isShownEmbedded,
  toEmbedPath,
} from './embedding.ts';
import { SITE_PATHS } from './site-paths.ts';

describe('the addresses of a frame', () => {
  it.each([
    ['/quiz/H7K2MP', '/embed/H7K2MP'],
    ['/quiz/H7K2MP/take', '/embed/H7K2MP/take'],
    ['/quiz/H7K2MP/result/q_1.g_2.1', '/embed/H7K2MP/result/q_1.g_2.1'],
    ['/auth/login', '/embed/~/auth/login'],
    ['/', '/embed/~/'],
    ['/quiz/q_1/dashboard', '/embed/~/quiz/q_1/dashboard'],
    ['/quiz/q_1/edit', '/embed/~/quiz/q_1/edit'],
  ])('shows %s at %s', (path, address) => {
    expect(toEmbedPath(path)).toBe(address);
    expect(fromEmbedPath(address)).toBe(path);
    expect(isEmbedPath(address)).toBe(true);
  });

  it('never leave it, and lead back, whatever the page', () => {
    const parts = constantFrom('quiz', 'embed', 'take', 'result', 'auth', '~', 'a', '');
    assert(
      property(parts, parts, parts, stringMatching(/^[a-z0-9~._-]{0,8}$/), (...path) => {
        const page = `/${path.join('/')}`;
        expect(isEmbedPath(toEmbedPath(page))).toBe(true);
        expect(fromEmbedPath(toEmbedPath(page))).toBe(page);
      }),
    );
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
