// @vitest-environment happy-dom
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, it } from 'vitest';
import { embeddedHistory } from './embedded-history.ts';

function open(address: string) {
  const browser = createMemoryHistory({ initialEntries: [address] });
  return { browser, history: embeddedHistory(browser) };
}

it('begins at the quiz, and stays below one path whatever comes', () => {
  const { browser, history } = open('/embed/H7K2MP?from=blog');
  expect(history.location).toMatchObject({ pathname: '/quiz/H7K2MP', search: '?from=blog' });
  history.push('/quiz/H7K2MP/take', { begun: true });
  expect(browser.location).toMatchObject({ pathname: '/embed/H7K2MP/take', state: { begun: true } });
  history.replace('/auth/login?why=result');
  expect(browser.location).toMatchObject({ pathname: '/embed/~/auth/login', search: '?why=result' });
  expect(history.location).toMatchObject({ pathname: '/auth/login', search: '?why=result' });
});

it('links within the frame by its own addresses, and out of it by those of the site', () => {
  const { history } = open('/embed/H7K2MP');
  expect(history.createHref('/quiz/H7K2MP/take?a=1#b')).toBe('/embed/H7K2MP/take?a=1#b');
  expect(history.createHref({ pathname: '/quiz/H7K2MP' })).toBe('/embed/H7K2MP');
  expect(history.createHref('/my-results')).toBe('/my-results');
});

it('tells of a step back by the address of the page', () => {
  const { browser, history } = open('/embed/H7K2MP');
  history.push('/quiz/H7K2MP/take');
  const seen: string[] = [];
  history.listen(({ location }) => seen.push(location.pathname));
  browser.go(-1);
  expect(seen).toEqual(['/quiz/H7K2MP']);
});
