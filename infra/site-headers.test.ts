import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { SELECT_STYLE, siteHeaders } from './site-headers.ts';

const radix = createRequire(createRequire(import.meta.url).resolve('radix-ui'));

it('allows exactly the style element that the select of the design system places', () => {
  const code = readFileSync(radix.resolve('@radix-ui/react-select'), 'utf8');
  const styles = [...code.matchAll(/__html:\s*`([^`]*)`/g)].map(([, style]) => style ?? '');
  expect(styles).toHaveLength(1);
  const digest = createHash('sha256')
    .update(styles[0] ?? '')
    .digest('base64');
  expect(SELECT_STYLE).toBe(`'sha256-${digest}'`);
});

it('allows nothing else inline, and no eval', () => {
  const policy = siteHeaders({ uploadOrigin: 'https://media.example' })['content-security-policy'];
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain(`style-src 'self' ${SELECT_STYLE};`);
});
