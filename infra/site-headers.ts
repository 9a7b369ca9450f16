/** The style element of Radix Select, which hides the scroll bar of its list. */
export const SELECT_STYLE = "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='";

interface Origins {
  /** Where the browser posts its files: the media bucket. */
  uploadOrigin: string;
  /** Whether payments are entered in Stripe's own form. */
  stripe?: boolean;
  /** Whether the name may enter the lists that browsers bring along. */
  preload?: boolean;
}

/** What Stripe's form needs, as its documentation of security says. */
const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  calls: ['https://api.stripe.com'],
  wallets: '(self "https://js.stripe.com")',
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/**
 * Headers of everything that is not the API: one table for CloudFront and for the local stage. The policy allows no
 * inline script, no inline style and no eval (OWASP CSP cheat sheet), but for the one style element that Radix Select
 * brings along.
 */
export function siteHeaders(origins: Origins): Record<string, string> {
  return headersOf(origins, "'none'");
}

/** The same for what lies below `EMBEDDED`: other sites may frame it. No header can tell which quizzes they are: the page asks, and shows no other. */
export function embedHeaders(origins: Origins): Record<string, string> {
  const { 'x-frame-options': _, ...headers } = headersOf(origins, '*');
  return headers;
}

function headersOf(
  { uploadOrigin, stripe = false, preload = false }: Origins,
  framedBy: string,
): Record<string, string> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(stripe ? STRIPE.scripts : [])],
    'style-src': ["'self'", SELECT_STYLE],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", uploadOrigin, ...(stripe ? STRIPE.calls : [])],
    'object-src': ["'none'"],
    // The preview of what other sites show.
    'frame-src': ["'self'", ...(stripe ? STRIPE.frames : [])],
    'frame-ancestors': [framedBy],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'strict-transport-security': `max-age=63072000; includeSubDomains${preload ? '; preload' : ''}`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=(), geolocation=(), microphone=(), payment=${stripe ? STRIPE.wallets : '()'}, usb=()`,
  };
}

/** Uploaded files are shown, never run: a page opened from one has no rights and no origin. */
export const mediaHeaders = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'public, max-age=31536000, immutable',
} as const;

/** Where logos of organizations lie, seen from the site. */
export const LOGOS = '/media/logo/';

/** Logos stand in mails as well, which a mail program in a browser shows as a page of its own origin. */
export const logoHeaders = { ...mediaHeaders, 'cross-origin-resource-policy': 'cross-origin' } as const;

/** The built site: files with a hash in their name never change, everything else is asked for each time. */
export const siteCaching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;
