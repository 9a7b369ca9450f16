import themeCss from '@/styles/theme.css?raw';
import type { Theme } from '@/lib/theme.ts';

export type Tokens = Readonly<Record<string, string>>;

/** The custom properties that the first block after `start` declares, without the two dashes. */
export function readTokens(css: string, start: string): Tokens {
  const from = css.indexOf(start);
  const block = css.slice(from, css.indexOf('}', from)).replaceAll(/\/\*.*?\*\//gs, '');
  return Object.fromEntries(
    Array.from(block.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
      name,
      value.replaceAll(/\s+/g, ' '),
    ]),
  );
}

const light = readTokens(themeCss, '@theme {');
const changed = readTokens(themeCss, '.dark {');

/** What the theme's style sheet declares, read from the sheet itself: nothing here can be out of date. */
export const tokens: Readonly<Record<Theme, Tokens>> = { light, dark: { ...light, ...changed } };

/** The tokens whose names begin so, without that beginning; not the ones that belong to another (`--text-xs--…`). */
export const tokensNamed = (prefix: string, of: Tokens = light): [name: string, value: string][] =>
  Object.entries(of).flatMap(([name, value]) =>
    name.startsWith(prefix) && !name.includes('--') ? [[name.slice(prefix.length), value]] : [],
  );

/**
 * The class `light`, for columns of a page that is dark itself. The site needs none: there the light values stand on
 * the root, and only `dark` changes them.
 */
export function lightScope(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const values = Object.keys(changed).map((name) => `--${name}: ${light[name]};`);
  sheet.replaceSync(`@media (forced-colors: none) { .light { color-scheme: light; ${values.join(' ')} } }`);
  return sheet;
}
