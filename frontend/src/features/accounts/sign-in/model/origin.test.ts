import { describe, expect, it } from 'vitest';
import { originOf } from './origin.ts';

describe('originOf', () => {
  it.each([
    ['nothing', null, '/account/profile'],
    ['a location', { from: { pathname: '/quiz/manage', search: '?a=1', hash: '#x' } }, '/quiz/manage?a=1#x'],
    ['a path', { from: '/quiz/ABC234/take' }, '/quiz/ABC234/take'],
    ['a page of the sign-in itself', { from: '/auth/login' }, '/account/profile'],
    ['another site', { from: '//evil.example' }, '/account/profile'],
    ['another site, written oddly', { from: '/\\evil.example' }, '/account/profile'],
    ['another site, in full', { from: 'https://evil.example' }, '/account/profile'],
    ['rubbish', { from: 7 }, '/account/profile'],
  ])('%s', (_, state, path) => {
    expect(originOf(state)).toBe(path);
  });
});
