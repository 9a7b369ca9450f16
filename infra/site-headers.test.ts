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

it('lets Stripe in only where it takes payments', () => {
  const uploadOrigin = 'https://media.example';
  const [without, beside] = [siteHeaders({ uploadOrigin }), siteHeaders({ uploadOrigin, stripe: true })];
  expect(JSON.stringify(without)).not.toContain('stripe');
  const policy = beside['content-security-policy'];
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(policy).toContain(`connect-src 'self' ${uploadOrigin} https://api.stripe.com;`);
  expect(policy).toContain('https://hooks.stripe.com;');
  expect(policy).not.toContain('unsafe');
});

it('allows nothing else inline, and no eval', () => {
  const policy = siteHeaders({ uploadOrigin: 'https://media.example' })['content-security-policy'];
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain(`style-src 'self' ${SELECT_STYLE};`);
});
