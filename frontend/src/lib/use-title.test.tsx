// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useTitle } from './use-title.ts';

function Page({ title, about }: { title: string; about?: string }) {
  useTitle(title, about);
  return null;
}

const said = () => ({
  title: document.title,
  description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
  canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
});

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="description" content="All about us" /><link rel="canonical" href="https://quizhall.example/about" />';
});
afterEach(cleanup);

it('says of the loaded page what its file says, and of others what they are', () => {
  const at = (path: string) => history.replaceState({}, '', path);
  const loaded = { description: 'All about us', canonical: 'https://quizhall.example/about' };
  at('/about');
  const { rerender } = render(<Page title="About" />);
  expect(said()).toEqual({ title: 'About · Quizhall', ...loaded });
  at('/features');
  rerender(<Page title="Features" about="What it can do" />);
  expect(said()).toEqual({
    title: 'Features · Quizhall',
    description: 'What it can do',
    canonical: `${location.origin}/features`,
  });
  at('/quiz/manage');
  rerender(<Page title="My Quizzes" />);
  expect(said()).toMatchObject({ description: '', canonical: `${location.origin}/quiz/manage` });
  at('/about');
  rerender(<Page title="About" />);
  expect(said()).toEqual({ title: 'About · Quizhall', ...loaded });
});
