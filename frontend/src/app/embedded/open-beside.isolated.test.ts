// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLinksBeside } from './open-beside.ts';

const opened = vi.fn();

beforeEach(() => {
  history.replaceState(null, '', '/embed/H7K2MP');
  vi.stubGlobal('open', opened);
  openLinksBeside();
});
afterEach(() => {
  opened.mockReset();
  vi.unstubAllGlobals();
});

/** Whether the page hears of the click undisturbed. */
function click(attributes: string): boolean {
  document.body.innerHTML = `<a ${attributes}><b>Go</b></a>`;
  let untouched = false;
  document.body.addEventListener(
    'click',
    (event) => {
      untouched = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  document.querySelector('b')?.click();
  return untouched;
}

it.each(['/auth/login', '/', '/quiz/H7K2MP', 'https://other.example/'])(
  'opens %s in a tab of its own',
  (href) => {
    expect(click(`href="${href}"`)).toBe(false);
    expect(opened).toHaveBeenCalledWith(new URL(href, location.href).href, '_blank', 'noopener');
  },
);

it('opens a page that the frame does not show at its address outside the frame', () => {
  expect(click('href="/embed/auth/login?why=result"')).toBe(false);
  const address = new URL('/auth/login?why=result', location.href).href;
  expect(opened).toHaveBeenCalledWith(address, '_blank', 'noopener');
});

it.each([
  'href="#main"',
  'href="/embed/quiz/H7K2MP/take"',
  'href="mailto:a@example.com"',
  'href="/x.csv" download="x.csv"',
  '',
])('leaves %s to the page', (attributes) => {
  expect(click(attributes)).toBe(true);
  expect(opened).not.toHaveBeenCalled();
});
