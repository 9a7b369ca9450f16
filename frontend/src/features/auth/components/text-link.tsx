import { Link, type LinkProps } from 'react-router-dom';

export const LINK_LOOK =
  'rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline focus-visible:underline';

/** A link inside a sentence. */
export function TextLink(props: LinkProps) {
  return <Link {...props} className={LINK_LOOK} />;
}
